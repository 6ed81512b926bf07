import { isOld } from "#travel/rules/source/dated-facts.ts";
import { isDue } from "#travel/rules/source/rule-checks.ts";
import type { Fee } from "./fee-schema.ts";

type Payable = Pick<Fee, "paidTo" | "counts" | "inCase">;

/** The known part of the costs: an amount such as "500 rupees + 290 or 363 pounds", with the cases in their order. */
export type Total = { amount: string; note?: string; pet?: Fee["pet"] };

/**
 * What is known so far of the fees of one pet: the published amounts, added by currency and never converted. An open amount is
 * not counted. None if nothing is known.
 */
export function sumFees(fees: Payable[]): Total[] {
  const groups = groupCases(fees);
  const currencies = new Set(fees.flatMap(({ counts }) => (counts?.sum ? counts.currency : [])));
  if (currencies.size === 0) return [];
  const amounts = [...currencies].map((currency) => `${sumsIn(currency, groups)} ${currency}`);
  const cases = groups.map((group) => group.flatMap(({ inCase }) => inCase ?? []).join(", or "));
  const note = cases.filter(Boolean).join("; ");
  return [{ amount: amounts.join(" + "), ...(note && { note }) }];
}

/** Each fee by itself, but those of different cases together, of which one is paid: the lowest first. */
export function groupCases<Of extends Payable>(fees: Of[]): Of[][] {
  const groups = Map.groupBy(fees, (fee) => (fee.inCase === undefined ? fee : fee.paidTo));
  return [...groups.values()].map((group) =>
    group.toSorted((one, other) => (one.counts?.sum ?? 0) - (other.counts?.sum ?? 0)),
  );
}

/** The sum in a currency; where cases differ, the sum of each. */
export function sumsIn(currency: string, groups: Payable[][]): string {
  const amountOf = ({ counts }: Payable) => (counts?.currency === currency ? counts.sum : 0);
  const sums = groups.reduce(
    (before, group) => before.flatMap((sum) => group.map((fee) => sum + amountOf(fee))),
    [0],
  );
  const words = sums
    .toSorted((one, other) => one - other)
    .map((sum) => sum.toLocaleString("en-GB"));
  return [...new Set(words)].join(" or ");
}

type Dated = Pick<Fee, "counts" | "asOf" | "checked" | "verifyBy">;

/**
 * The totals in a few words, with what is doubtful about them.
 * @param today the day on which they are read (`YYYY-MM-DD`)
 */
export function describeKnown(list: { fees: Dated[]; totals: Total[] }, today: string): string {
  const { fees, totals } = list;
  if (totals.length === 0) return "No firm amount is published";
  const known = totals.map(({ amount, pet }, index) =>
    [amount, index === 0 && "known", pet && `for one ${pet}`].filter(Boolean).join(" "),
  );
  return [...known, ...doubtsAbout(fees, today)].join(", ");
}

/**
 * Why the sum of the fees may have changed.
 * @param today the day on which it is read (`YYYY-MM-DD`)
 */
export function doubtsAbout(fees: Dated[], today: string): string[] {
  const counted = fees.filter(({ counts }) => counts?.sum);
  const old = counted.filter(isOld);
  return [
    ...(old.length > 0 ? [old.length < counted.length ? "partly old" : "an old reading"] : []),
    ...(counted.some((fee) => isDue(fee, today)) ? ["due for checking"] : []),
  ];
}
