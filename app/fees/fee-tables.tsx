import { isOld } from "~/rules/dated-facts";
import { isDue } from "~/rules/rule-checks";
import { destinationNames, rulesOf } from "~/rules/rules";
import { ScrollableTable } from "~/ui/text/prose";
import { FeeReading } from "./fee-reading";
import type { Fee } from "./fee-schema";
import { allFees, listFeesOf } from "./fees";

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
      <ScrollableTable key={name} className="comparison">
        <caption>
          <strong>{title}</strong>
        </caption>
        <FeeHead />
        <tbody>
          {fees.map((fee) => (
            <FeeRow key={fee.what} fee={fee} today={today} />
          ))}
          {unpublished.map(({ what, paidTo }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label="Paid to">{paidTo}</td>
              <td data-label="Amount">Not published: ask us</td>
              <td data-label="Read">
                <span aria-hidden="true">–</span>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    ));
}

/**
 * The fees that were read within a year, in one table.
 * @param today the day on which they are read (`YYYY-MM-DD`)
 */
export function RecentFees({ today }: { today: string }) {
  return (
    <ScrollableTable className="comparison">
      <caption>Official fees, with the month in which we read them</caption>
      <FeeHead />
      <tbody>
        {allFees
          .filter((fee) => !isOld(fee))
          .map((fee) => (
            <FeeRow key={fee.what} fee={fee} today={today} />
          ))}
      </tbody>
    </ScrollableTable>
  );
}

function FeeHead() {
  return (
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col">Paid to</th>
        <th scope="col">Amount</th>
        <th scope="col">Read</th>
      </tr>
    </thead>
  );
}

function FeeRow({ fee, today }: { fee: Fee; today: string }) {
  const { what, pet, paidTo, amount, source } = fee;
  return (
    <tr>
      <th scope="row">
        {what}
        {pet && ` (${pet}s)`}
      </th>
      <td data-label="Paid to">{paidTo}</td>
      <td data-label="Amount">{amount}</td>
      <td data-label="Read">
        <FeeReading fee={fee} />
        {isDue(fee, today) && <strong>. Due for checking: ask us first</strong>}
        <small className="block">
          {source.url ? <a href={source.url}>{source.title}</a> : source.title}
        </small>
      </td>
    </tr>
  );
}
