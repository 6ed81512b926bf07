import { writeDay } from "#travel/move/calendar.ts";
import { paperNames } from "#travel/move/question-names.ts";
import type { Plan } from "#travel/plan/engine/plan.ts";
import { carriedNames, type PlanQuery, writeQuery } from "#travel/plan/plan-query.ts";
import type { WayBack } from "#travel/rules/rule-schema.ts";
import { type Destination, destinationNames, rulesOf } from "#travel/rules/rules.ts";
import { describeSource } from "#travel/rules/source/source-view.server.ts";
import { listWayBack, listWayHome } from "#travel/rules/way-back.ts";

export type AndBackView = ReturnType<typeof describeAndBack>;

/**
 * What to do before the pet leaves, so that its way back is short.
 * @param query the visitor's input
 * @param mostlyRead the day that the page says once for all sources (`YYYY-MM-DD`)
 */
export function describeAndBack({ input, today }: Plan, query: PlanQuery, mostlyRead: string) {
  const { to, pet } = input;
  const isIntoIndia = rulesOf(to).destination.isIntoIndia;
  const groups = isIntoIndia
    ? destinationNames.map((name) => ({ ...groupOf(name), link: linkTo(name) }))
    : [
        { title: "Home to India", ways: listWayHome(), link: null },
        { ...groupOf(to), link: null },
      ];
  return {
    isIntoIndia,
    groups: groups
      .map(({ ways, ...group }) => ({ ...group, ways: ways.filter(isForPet).map(showWay) }))
      .filter(({ ways }) => ways.length > 0),
    /** The query of the plan home to India. */
    home: isIntoIndia ? null : writeQuery({ ...petOf(query), to: "india", left: "yes" }),
  };

  function isForPet({ species }: WayBack): boolean {
    return species.includes(pet);
  }

  function showWay(way: WayBack) {
    const { what, text } = way;
    return { what, text, source: describeSource(way, writeDay(today), mostlyRead) };
  }

  function linkTo(name: Destination) {
    return {
      words: `Plan the way back to ${rulesOf(name).destination.inTitle}`,
      search: writeQuery({ ...petOf(query), to: name }),
    };
  }
}

const groupOf = (name: Destination) => ({
  title: `Back to ${rulesOf(name).destination.inSentence} after a visit to India`,
  ways: listWayBack(name),
});

/** What holds for the pet on any way. */
const petNames = [
  "pet",
  "snub",
  "weight",
  "name",
  "nth",
  "own",
  "born",
  ...paperNames,
  ...carriedNames,
] as const;

function petOf(query: PlanQuery): PlanQuery {
  const pet: PlanQuery = {};
  for (const name of petNames) pet[name] = query[name];
  return pet;
}
