import { company } from "#content/company/company.ts";
import type { OwnerFacts } from "#content/company/fact-types.ts";
import type { BillLine } from "#ui/text/bill.tsx";

/**
 * Our own work as lines of a bill: one for each kind of move whose range the firm has given, or one without an amount. A range
 * is in no total.
 */
export function listOurWork(ourPrices: OwnerFacts["ourPrices"]["value"]): BillLine[] {
  const paidTo = company.name;
  if (!ourPrices?.length) return [{ what: "Our own work", paidTo }];
  return ourPrices.map(({ move, range }) => ({
    what: `Our own work: ${move}`,
    paidTo,
    amount: range,
    isOpen: true,
  }));
}
