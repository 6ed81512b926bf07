import type { Rule } from "#travel/rules/rule-schema.ts";
import { kindWords } from "#travel/rules/rule-words.ts";
import { allRules, type Destination, rulesOf } from "#travel/rules/rules.ts";
import { ReportLink } from "#travel/rules/source/report-link.tsx";
import { checkDates, isDue } from "#travel/rules/source/rule-checks.ts";
import { describeSource } from "#travel/rules/source/source-view.server.ts";
import { SourceWords } from "#travel/rules/source/source-words.tsx";
import { describeRule } from "#travel/rules/window-words.ts";
import { formatDate } from "#ui/text/date-words.ts";
import { ScrollableTable } from "#ui/text/prose.tsx";
import { capitalize } from "#ui/text/text.ts";

type RulesTableProps = {
  destination: Destination;
  /** The day on which the table is read (`YYYY-MM-DD`). */
  today: string;
};

/** A table for a destination's guide: its rules, each with its window and source. */
export function RulesTable({ destination, today }: RulesTableProps) {
  const { name, rules } = rulesOf(destination);
  const { checked } = checkDates(rules);
  return (
    <ScrollableTable className="comparison">
      <caption>
        {name}: the rules, in the order in which you follow them. Read on{" "}
        <time dateTime={checked}>{formatDate(checked)}</time>, where no other day stands.
      </caption>
      <thead>
        <tr>
          <th scope="col" className="w-1/5">
            Step
          </th>
          <th scope="col" className="w-2/5">
            When
          </th>
          <th scope="col">Law or advice</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={`${rule.step} ${rule.species}`} id={anchorOf(rule)}>
            <th scope="row">{titleOf(rule)}</th>
            <td data-label="When">
              {capitalize(describeRule(rule))}
              {rule.note && <p className="mt-1 text-ink-soft">{rule.note}</p>}
            </td>
            <td data-label="Law or advice">{kindWords[rule.kind]}</td>
            <td data-label="Source">
              <SourceWords source={describeSource(rule, today, checked)} />.{" "}
              <ReportLink id={rule.reportId} about={titleOf(rule)} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/**
 * A table of when the rules of each destination were last checked, and by when they will be checked again.
 * @param today the day on which the table is read (`YYYY-MM-DD`)
 */
export function RuleCheckTable({ today }: { today: string }) {
  return (
    <ScrollableTable>
      <caption>When we read the rules on this site, and by when we will read them again</caption>
      <thead>
        <tr>
          <th scope="col">Rules for</th>
          <th scope="col">Last read</th>
          <th scope="col">Read again by</th>
        </tr>
      </thead>
      <tbody>
        {allRules.map(({ name, rules }) => {
          const { checked, verifyBy } = checkDates(rules);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label="Last read">
                <time dateTime={checked}>{formatDate(checked)}</time>
              </td>
              <td data-label="Read again by">
                <time dateTime={verifyBy}>{formatDate(verifyBy)}</time>
                {isDue({ verifyBy }, today) && " (due now)"}
              </td>
            </tr>
          );
        })}
      </tbody>
    </ScrollableTable>
  );
}

/** Its id on the page of its destination's guide. */
export const anchorOf = ({ step, species }: Pick<Rule, "step" | "species">): string =>
  ["rule", step, ...(species.length === 1 ? species : [])].join("-");

/** Its title, with the pet where it is about dogs or cats alone and does not name them. */
export function titleOf({ what, species }: Pick<Rule, "what" | "species">): string {
  const [only, other] = species;
  const isNamed = new RegExp(`\\b${only}s?\\b(?! flu)`, "i").test(what);
  return other || isNamed ? what : `${what} (${only}s)`;
}
