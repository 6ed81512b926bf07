import { reportableAirlines } from "#travel/airlines/airlines.server.ts";
import { allRules } from "#travel/rules/rules.ts";
import { cutAtWord } from "#ui/text/text.ts";

/** A rule that a visitor reports as changed or wrong. The form's URL names it by its id. */
export type Report = {
  id: string;
  label: string;
  source: { title: string; url?: string };
  /** In place of the label of the message. */
  question: string;
};

const question = "What has changed, and where did you read it?";
const maxConditionLength = 80;

const listed = [
  ...allRules.flatMap(({ name, rules, alsoDecides }) => [
    ...rules.map((rule) => ({ ...rule, label: `${rule.what} (${name})` })),
    ...alsoDecides.map((condition) => ({
      ...condition,
      label: `${cutAtWord(condition.text, maxConditionLength)} (${name})`,
    })),
  ]),
  ...reportableAirlines.map(({ id, name, source }) => ({
    reportId: id,
    source,
    label: `${name} (airline)`,
  })),
];

const reports = new Map(
  listed.flatMap(({ reportId: id, label, source }): [string, Report][] =>
    id ? [[id, { id, label, source, question }]] : [],
  ),
);

/** Such as that of `uk.blood-sample` or `airline.lufthansa`; null for one that does not exist. */
export const findReport = (id: string | null): Report | null => (id && reports.get(id)) || null;

/** The beginning of the message that the office gets: it can look the rule up without asking. */
export function describeReport({ id, label, source: { title, url } }: Report, origin: string) {
  const address = url && new URL(url, origin).href;
  return `Reported as changed or wrong: ${label}\nIts source: ${[title, address].filter(Boolean).join(", ")}\nIn our files: ${id}`;
}
