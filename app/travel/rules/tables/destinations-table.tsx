import { href } from "react-router";
import { outOfIndia, rulesOf } from "#travel/rules/rules.ts";
import { FoldMark } from "#ui/layout/fold.tsx";
import { ScrollableTable } from "#ui/text/prose.tsx";
import { lowerFirst } from "#ui/text/text.ts";
import { describeFacts } from "./destination-facts.ts";

/** All destinations of pets from India, with what their rules ask for. */
export function DestinationsTable() {
  return (
    <ScrollableTable className="comparison comparison-in-lines">
      <thead>
        <tr className={line}>
          <th scope="col">Destination</th>
          <th scope="col">Blood test</th>
          <th scope="col">Wait by law</th>
          <th scope="col">Permit</th>
          <th scope="col">After landing</th>
          <th scope="col">Dates</th>
        </tr>
      </thead>
      {outOfIndia.map((name) => (
        <DestinationRows key={name} name={name} />
      ))}
    </ScrollableTable>
  );
}

/** What its rules ask for, and below it, in the whole width, what decides. */
function DestinationRows({ name }: { name: string }) {
  const { label, inBrief, guide } = rulesOf(name).destination;
  const { bloodTest, wait, permit, afterLanding } = describeFacts(name);
  const plan = (
    <a href={`${href("/plan")}?to=${name}`}>
      Plan<span className="sr-only"> for {label}</span>
    </a>
  );
  return (
    <tbody id={`row-${name}`}>
      <tr className={`max-sm:pb-0! *:border-0! max-sm:*:pb-0! ${line}`}>
        <th scope="row">
          <a href={guide}>{label}</a>
        </th>
        <td className={`max-sm:hidden! ${inkOf(bloodTest)}`}>{bloodTest}</td>
        <td data-label="Wait" className={inkOf(wait)}>
          {wait.replace("calendar ", "")}
        </td>
        <td className={`max-sm:hidden! ${inkOf(permit)}`}>{permit}</td>
        <td className={`max-sm:hidden! ${inkOf(afterLanding)}`}>{afterLanding}</td>
        <td className="max-sm:hidden!">
          {plan}
          <span className="inline-block w-7 max-sm:hidden" />
        </td>
      </tr>
      <tr>
        <td colSpan={6} className="max-sm:pt-1! sm:py-0! pr-0!">
          <details>
            {/* Beside the facts, at the end of the row above, where there are columns. */}
            <summary className="flex list-none items-center justify-between gap-2 text-ink-soft sm:-mt-8.5 sm:ml-auto sm:w-fit hover:text-teal [&::-webkit-details-marker]:hidden">
              {/* A phone has no columns for the other facts. */}
              <span>
                <span className="sr-only max-sm:hidden!">What decides</span>
                <span className="text-sm sm:hidden">
                  Blood test: {lowerFirst(bloodTest)} · permit: {lowerFirst(permit)}
                  {afterLanding !== "Nothing" && ` · ${lowerFirst(afterLanding)}`}
                </span>
                <span className="sr-only"> for {label}</span>
              </span>
              <FoldMark isSmall />
            </summary>
            <p className="mt-2 sm:pb-3">{inBrief}</p>
            <p className="mt-2 sm:hidden">{plan}</p>
          </details>
        </td>
      </tr>
    </tbody>
  );
}

/** Rows of one line, so that the fold below each stands beside it. */
const line = "sm:*:pr-4! md:*:whitespace-nowrap!";

/** A softer ink for facts that ask for nothing. */
const inkOf = (fact: string): string => (/^(No|None|Nothing)$/.test(fact) ? "text-ink-soft" : "");
