import { isOld } from "#travel/rules/dated-facts.ts";
import { destinationNames, rulesOf } from "#travel/rules/rules.ts";
import { Bill } from "#ui/text/bill.tsx";
import { FeeBill, feeLines } from "./fee-bill.tsx";
import { allFees, listFeesOf } from "./fees.ts";

const groups = [
  { name: "abroad", title: "Every move out of India" },
  ...destinationNames.map((name) => {
    const { isIntoIndia, inSentence } = rulesOf(name).destination;
    return { name, title: isIntoIndia ? "Into India" : `Besides, to ${inSentence}` };
  }),
];

/**
 * All fees by destination, with what nobody publishes.
 * @param today the day on which they are read (`YYYY-MM-DD`)
 */
export function FeesByDestination({ today }: { today: string }) {
  return groups
    .map((group) => ({ ...group, ...listFeesOf(group.name) }))
    .filter(({ fees, unpublished }) => fees.length + unpublished.length > 0)
    .map(({ name, title, fees, unpublished }) => (
      <section key={name} id={`fees-${name}`} className="grid gap-2">
        <h3>{title}</h3>
        <FeeBill fees={fees} unpublished={unpublished} today={today} />
      </section>
    ));
}

/**
 * The fees that were read within a year.
 * @param today the day on which they are read (`YYYY-MM-DD`)
 */
export const RecentFees = ({ today }: { today: string }) => (
  <Bill
    lines={feeLines(
      allFees.filter((fee) => !isOld(fee)),
      today,
    )}
  />
);
