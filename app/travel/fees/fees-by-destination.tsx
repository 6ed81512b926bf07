import { destinationNames, rulesOf } from "#travel/rules/rules.ts";
import { isOld } from "#travel/rules/source/dated-facts.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { Bill } from "#ui/text/bill.tsx";
import { FeeBill, feeLines } from "./fee-bill.tsx";
import { allFees, listFeesOf } from "./fees.ts";
import { doubtsAbout } from "./sum-fees.ts";

const hasFees = (name: string): boolean => {
  const { fees, unpublished } = listFeesOf(name);
  return fees.length + unpublished.length > 0;
};

const groups = [
  { name: "abroad", title: "Every move out of India" },
  ...destinationNames.filter(hasFees).map((name) => {
    const { isIntoIndia, inSentence } = rulesOf(name).destination;
    return { name, title: isIntoIndia ? "Into India" : `To ${inSentence}` };
  }),
].map((group) => ({ ...group, list: listFeesOf(group.name) }));

const withoutFees = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  destinationNames
    .filter((name) => !hasFees(name))
    .map((name) => rulesOf(name).destination.inSentence),
);

/**
 * All fees by destination, with what nobody publishes.
 * @param today the day on which they are read (`YYYY-MM-DD`)
 */
export const FeesByDestination = ({ today }: { today: string }) => (
  <div>
    {groups.map(({ name, title, list }) => (
      <Fold
        key={name}
        title={
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            {title} <OwnSum list={list} today={today} />
          </span>
        }
        heading="h3"
        isOpenAtFirst={name === "abroad"}
      >
        {/* Inside the fold, because browsers open the one that contains the target of a link. */}
        <div id={`fees-${name}`} className="scroll-mt-20 px-3">
          <FeeBill list={list} today={today} />
        </div>
      </Fold>
    ))}
    {withoutFees && (
      <p className="mt-4 text-ink-soft">
        We have read no fee of {withoutFees} that we could stand by: ask us, or its authority.
      </p>
    )}
  </div>
);

type OwnSumProps = { list: ReturnType<typeof listFeesOf>; today: string };

/** What the destination's own authorities ask for one pet, as far as they publish it. */
function OwnSum({ list: { fees, own }, today }: OwnSumProps) {
  const doubts = doubtsAbout(fees, today);
  return (
    <span className="font-sans text-base equal-digits tracking-normal max-sm:w-full sm:text-right">
      {own.map(({ amount, pet }) => (
        <span key={amount} className="block">
          {pet && `${pet}: `}
          {amount}
        </span>
      ))}
      {own.length === 0 && (
        <span className="font-normal text-ink-soft">
          {fees.length === 0 ? "none published" : "no fixed sum"}
        </span>
      )}
      {doubts.length > 0 && (
        <span className="block font-normal text-ink-soft text-sm">{doubts.join(", ")}</span>
      )}
    </span>
  );
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
