import { asOfDateTime, asOfWords, isOld } from "#travel/rules/source/dated-facts.ts";
import { isDue } from "#travel/rules/source/rule-checks.ts";
import { Bill, type BillLine } from "#ui/text/bill.tsx";
import { capitalize } from "#ui/text/text.ts";
import type { Fee } from "./fee-schema.ts";
import type { FeeList } from "./fees.ts";
import { groupCases, sumsIn } from "./sum-fees.ts";

type FeeBillProps = {
  list: FeeList;
  /** The lines of our own work, where the bill has them. */
  ours?: BillLine[];
  /** In place of an amount that nobody publishes. */
  unknown?: string;
  /** The heading of all that nobody publishes, in place of `unknown` in each line. */
  unknownTitle?: string;
  /** The day on which the fees are read (`YYYY-MM-DD`). */
  today: string;
};

/** The fees of others with their totals; below them what the totals leave out: open amounts, and those that nobody publishes. */
export function FeeBill({
  list,
  ours = [],
  unknown = "ask us",
  unknownTitle,
  today,
}: FeeBillProps) {
  const asked = list.unpublished.map(({ what, paidTo }) => ({ what, paidTo }));
  return (
    <Bill
      lines={[...feeLines(list.fees, today), ...asked, ...ours]}
      unknown={unknown}
      unknownTitle={unknownTitle}
      totals={list.totals.map(({ pet, ...total }) => ({
        what: pet ? `Known so far for one ${pet}` : "Known so far",
        ...total,
      }))}
    />
  );
}

/** The fees as lines of a bill; those of which one is paid are one line. */
export const feeLines = (fees: Fee[], today: string): BillLine[] =>
  groupCases(fees).flatMap((cases) => {
    const [fee] = cases;
    if (!fee) return [];
    const { paidTo, counts, remark } = fee;
    const line = { paidTo, isOpen: !counts, source: <FeeSource fee={fee} today={today} /> };
    if (!counts || cases.length === 1) {
      return { ...line, what: fee.what, amount: fee.amount, remark };
    }
    return {
      ...line,
      what: fee.what.split(", ")[0] ?? fee.what,
      amount: `${sumsIn(counts.currency, [cases])} ${counts.currency}`,
      cases: cases.map((one) => ({
        what: capitalize(one.inCase ?? one.what),
        amount: one.counts?.sum,
      })),
      remark,
    };
  });

/** Where a fee was read and when: a chip that leads there. Beside it, whether it may have changed. */
function FeeSource({ fee, today }: { fee: Fee; today: string }) {
  const { title, url } = fee.source;
  const reading = asOfWords(fee);
  const words = title.endsWith(reading) ? (
    title
  ) : (
    <>
      {title}, <time dateTime={asOfDateTime(fee)}>{reading}</time>
    </>
  );
  return (
    <>
      {url ? (
        <a
          href={url}
          className={`${chip} text-teal underline underline-offset-2 hover:bg-teal-pale`}
        >
          {words}
        </a>
      ) : (
        <span className={`${chip} text-ink-soft`}>{words}</span>
      )}
      {isOld(fee) && <strong className="whitespace-nowrap"> May have changed.</strong>}
      {isDue(fee, today) && <strong> Due for checking: ask us first.</strong>}
    </>
  );
}

const chip = "inline-block rounded-lg border border-sand-deep bg-paper px-2 py-px";
