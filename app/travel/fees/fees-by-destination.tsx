import { isOld } from "#travel/rules/dated-facts.ts";
import { destinationNames, rulesOf } from "#travel/rules/rules.ts";
import { lowerFirst } from "#ui/text/text.ts";
import { FeeList } from "./fee-list.tsx";
import type { UnpublishedFee } from "./fee-schema.ts";
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
        {fees.length > 0 && <FeeList fees={fees} today={today} />}
        <UnpublishedFees unpublished={unpublished} />
      </section>
    ));
}

export const UnpublishedFees = ({ unpublished }: { unpublished: UnpublishedFee[] }) =>
  unpublished.length > 0 && (
    <p>
      Not published, ask us:{" "}
      {unpublished.map(({ what, paidTo }) => `${paidTo} (${lowerFirst(what)})`).join("; ")}.
    </p>
  );

/**
 * The fees that were read within a year.
 * @param today the day on which they are read (`YYYY-MM-DD`)
 */
export const RecentFees = ({ today }: { today: string }) => (
  <FeeList fees={allFees.filter((fee) => !isOld(fee))} today={today} />
);
