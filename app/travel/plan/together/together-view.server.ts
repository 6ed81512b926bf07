import { href } from "react-router";
import { nameDestination } from "#travel/move/move-words.server.ts";
import type { PetNumber } from "#travel/move/several-pets.ts";
import type { Arrival, Plan } from "#travel/plan/engine/plan.ts";
import type { Together } from "#travel/plan/engine/together.ts";
import { type PlanQuery, readQuery, writeQuery } from "#travel/plan/plan-query.ts";
import { endOfTimeline } from "#travel/plan/result/plan-timeline.server.ts";
import {
  describePlan,
  type PlanView,
  withShortWeekday,
} from "#travel/plan/result/plan-view.server.ts";
import { dayWords } from "#travel/plan/result/text/day-words.server.ts";
import { keyOf } from "#travel/plan/result/text/shown-text.tsx";
import { mergeRows } from "./merge-rows.ts";
import { type TogetherQuery, withPetQuery, writeTogetherQuery } from "./together-query.ts";
import type { Planned, Traveller } from "./together-request.server.ts";

export type TogetherView = ReturnType<typeof describeTogether>;

/** The plan of all pets as one, and the first day of each by itself. */
export function describeTogether(
  { plans, alone, waitsFor }: Together,
  travellers: Traveller[],
  query: TogetherQuery,
) {
  const end = Math.max(...plans.map(endOfTimeline));
  const pets = travellers.flatMap((traveller, index) => {
    const [plan, own] = [plans[index], alone[index]];
    if (!plan || !own) return [];
    const view = describePlan(plan, traveller.query, end);
    return [{ ...traveller, plan, own, view: withSearches(view, traveller, query) }];
  });
  const leader = pets[waitsFor ?? 0] ?? pets[0];
  if (!leader) throw new Error("There is no pet");
  const views = pets.map(({ view }) => view);
  const worst =
    views.find(({ wanted }) => wanted && !wanted.isPossible) ??
    views.find(({ wanted }) => wanted && !wanted.works) ??
    leader.view;
  const move = nameTogether(pets);
  const arePair = pets.length === 2;
  const follower = pets.find((pet) => pet !== leader);
  const { practical } = leader.view;
  const plan: PlanView = {
    ...leader.view,
    move,
    name: arePair ? "they both" : "they all",
    wanted: worst.wanted,
    summary: `${move}: the first day they can ${arePair ? "both" : "all"} really fly is ${dayWords(leader.plan.practical.departure).words}.`,
    practical: {
      ...practical,
      decision: [
        ...(waitsFor === null
          ? []
          : [`${arePair ? `${follower?.label} waits` : "The others wait"} for ${leader.label}. `]),
        ...practical.decision,
      ],
    },
    next: nextOf(pets),
    obstacles: [...new Set(views.flatMap(({ obstacles }) => obstacles))],
    questions: pets.flatMap(({ label, view }) =>
      view.questions.map((question) => ({ ...question, title: `${label}: ${question.title}` })),
    ),
    assumptions: leader.view.assumptions.filter((assumption) => isOfAll(assumption, pets)),
    conditions: uniqueBy(
      views.flatMap(({ conditions }) => conditions),
      ({ text }) => keyOf(text),
    ),
    notes: notesOf(pets),
    timeline: {
      ...leader.view.timeline,
      ...mergeRows(pets.map(({ label, view }) => ({ label, rows: view.timeline.steps }))),
    },
  };
  return {
    plan,
    pets: pets.map(({ own, ...pet }, index) => ({
      ...describeAlone(pet, own),
      isAwaited: index === waitsFor,
      assumptions: pet.view.assumptions.filter((assumption) => !isOfAll(assumption, pets)),
    })),
  };
}

/** Such as "Moti and Cat to the United Kingdom". */
export function nameTogether(pets: { label: string; plan: Plan }[]): string {
  const places = new Set(pets.map(({ plan }) => nameDestination(plan.input)));
  return `${joinWords(pets.map(({ label }) => label))} to ${joinWords([...places])}`;
}

/** A pet's first day by itself, and the path of its own plan, which has its papers. */
export const describeAlone = ({ number, label, query, plan }: Planned, { departure }: Arrival) => ({
  number,
  label,
  pet: plan.input.pet,
  first: withShortWeekday(departure),
  path: `${href("/plan")}?${writeQuery(query)}`,
});

type Pet = Traveller & { view: PlanView };

/** Of all pets, what is to be done first. */
function nextOf(pets: Pet[]): PlanView["next"] {
  const known = pets.flatMap(({ label, view: { next } }) => (next ? [{ label, next }] : []));
  const [first] = known.toSorted((one, other) =>
    one.next.by.dateTime.localeCompare(other.next.by.dateTime),
  );
  if (!first) return null;
  const same = known.filter(({ next }) => next.by.dateTime === first.next.by.dateTime);
  const whats = [...new Set(same.map(({ next }) => next.what))];
  const what =
    same.length === pets.length && whats.length === 1
      ? `${first.next.what}, for ${pets.length === 2 ? "both" : "all of them"}`
      : same.map(({ label, next }) => `${label}: ${next.what}`).join("; ");
  return { ...first.next, what };
}

/** Each note once, after the names of those that it is about. */
function notesOf(pets: Pet[]): PlanView["notes"] {
  const notes = pets.flatMap(({ label, view }) => view.notes.map((note) => ({ label, note })));
  const byText = Map.groupBy(notes, ({ note }) => keyOf(note));
  return [...byText.values()].flatMap((same) => {
    const [first] = same;
    return first ? [[`${joinWords(same.map(({ label }) => label))}: `, ...first.note]] : [];
  });
}

/** What is assumed of every pet alike is no pet's own. */
function isOfAll({ text, opposite }: PlanView["assumptions"][number], pets: Pet[]): boolean {
  const key = keyOf(text);
  return (
    !opposite &&
    pets.every(({ view }) => view.assumptions.some((assumption) => keyOf(assumption.text) === key))
  );
}

/** The query of all pets with the answers of a query of one; empty for an empty one. */
export function searchForAll(search: string, number: PetNumber, query: TogetherQuery): string {
  const changed: PlanQuery = readQuery(new URLSearchParams(search));
  return search && writeTogetherQuery(withPetQuery(query, number, changed));
}

/** The links of a pet's own view lead to the plan of all pets. */
function withSearches(view: PlanView, { number }: Traveller, query: TogetherQuery): PlanView {
  const forAll = (search: string) => searchForAll(search, number, query);
  const { wanted } = view;
  return {
    ...view,
    questions: view.questions.map((question) => ({
      ...question,
      answers: question.answers.map(({ words, search }) => ({ words, search: forAll(search) })),
    })),
    assumptions: view.assumptions.map(({ text, opposite }) => ({
      text,
      opposite: opposite && { ...opposite, search: forAll(opposite.search) },
    })),
    wanted: wanted && {
      ...wanted,
      firstSearch: forAll(wanted.firstSearch),
      alternatives: wanted.alternatives.map(({ search, ...alternative }) => ({
        ...alternative,
        search: forAll(search),
      })),
    },
  };
}

function uniqueBy<Item>(items: Item[], keyOfItem: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOfItem(item), item])).values()];
}

/** Such as "Moti, Coco and Cat 2". */
const joinWords = (words: string[]): string =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);
