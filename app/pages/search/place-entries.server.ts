import { href } from "react-router";
import { sectionOf, sectionTitles } from "#pages/blog/rule-guide/guide-model.ts";
import { namesOf, type Place, places } from "#travel/plan/form/find-places.ts";
import { writeQuery } from "#travel/plan/plan-query.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";
import {
  type Destination,
  destinationNames,
  ruleGuideNames,
  rulesOf,
} from "#travel/rules/rules.ts";
import { anchorOf, titleOf } from "#travel/rules/tables/rules-table.tsx";
import { describeRule } from "#travel/rules/window-words.ts";
import { capitalize } from "#ui/text/text.ts";
import type { Entry } from "./entry.ts";

/** The plan to each country, and the rules of each destination. */
export const listPlaceEntries = (): Entry[] => [
  ...places.flatMap(({ to, ...place }) => (to ? [planTo({ ...place, to })] : [])),
  ...destinationNames.flatMap(listRules),
];

/** The names of a destination and its cities. */
export function placeWords(to: Destination): string {
  const { label, inSentence, inTitle, cities } = rulesOf(to).destination;
  return [label, inSentence, inTitle, namesOf({ name: label, to }), ...cities].join(" ");
}

/** Such as "Dubai, Abu Dhabi or Sharjah". */
const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

function planTo(place: Place & { to: Destination }): Entry {
  const { name, to, country } = place;
  const { inSentence, inTitle, cities } = rulesOf(to).destination;
  const such = cities.length > 0 ? `, such as ${either.format(cities)}` : "";
  return {
    kind: "answer",
    path: `${href("/plan")}?${writeQuery({ to, ...(country && { country }) })}`,
    title: `${country ? name : capitalize(inTitle)}: when can we fly?`,
    text: country
      ? `The first day on which your dog or cat can land there, by the rules of ${inSentence}.`
      : `The first day on which your dog or cat can land in ${inSentence}${such}.`,
    onlyBy: country ? namesOf(place) : placeWords(to),
  };
}

function listRules(name: Destination): Entry[] {
  const { destination, rules, alsoDecides } = rulesOf(name);
  const { label, guide } = destination;
  const shared = { kind: "rule", within: label, also: placeWords(name) } as const;
  const steps = rules.map((rule) => ({
    ...shared,
    path: `${guide}#${anchorOf(rule)}`,
    title: titleOf(rule),
    text: describe(rule),
  }));
  // The other guides say these in their own words.
  if (!ruleGuideNames.includes(name)) return steps;
  const sections = Map.groupBy(alsoDecides, sectionOf);
  return [
    ...steps,
    ...[...sections].map(([section, conditions]) => ({
      ...shared,
      path: `${guide}#${section}`,
      title: sectionTitles[section],
      text: conditions.map(({ text }) => text).join(" "),
    })),
  ];
}

const describe = (rule: Rule): string =>
  [rule.note, describeRule(rule) && `When: ${describeRule(rule)}.`].filter(Boolean).join(" ");
