import { destinationNames, rulesOf } from "#travel/rules/rules.ts";
import { isOld } from "#travel/rules/source/dated-facts.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { Bill } from "#ui/text/bill.tsx";
import { FeeBill, feeLines } from "./fee-bill.tsx";
import { allFees, listFeesOf } from "./fees.ts";
import { describeKnown } from "./sum-fees.ts";

const groups = [
  { name: "abroad", title: "Every move out of India" },
  ...destinationNames.map((name) => {
    const { isIntoIndia, inSentence } = rulesOf(name).destination;
    return { name, title: isIntoIndia ? "Into India" : `To ${inSentence}` };
  }),
];

/**
 * All fees by destination, with what nobody publishes.
 * @param today the day on which they are read (`YYYY-MM-DD`)
 */
export const FeesByDestination = ({ today }: { today: string }) => (
  <div>
    {groups
      .map((group) => ({ ...group, list: listFeesOf(group.name) }))
      .filter(({ list: { fees, unpublished } }) => fees.length + unpublished.length > 0)
      .map(({ name, title, list }) => (
        <Fold
          key={name}
          title={title}
          hint={describeKnown(list, today)}
          heading="h3"
          isOpenAtFirst={name === "abroad"}
        >
          {/* Inside the fold, because browsers open the one that contains the target of a link. */}
          <div id={`fees-${name}`} className="scroll-mt-20">
            <FeeBill list={list} today={today} />
          </div>
        </Fold>
      ))}
  </div>
);

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
