import type { DestinationTraits } from "./rule-schema.ts";
import type { Destination } from "./rules.ts";

/** Of the rules only these words, so that browsers do not load the rest. */
const files = import.meta.glob<Choice | undefined>("./*.yaml", { import: "choice", eager: true });

type Choice = Pick<DestinationTraits, "place" | "wait" | "label" | "via">;

const choices = Object.entries(files)
  .flatMap(([path, choice]) =>
    choice ? [{ id: path.replace(/^.*\/|\.yaml$/g, ""), ...choice }] : [],
  )
  .toSorted((one, other) => one.place - other.place);

/** The name of each destination where it is chosen, in the order in which they are offered. */
export const destinationLabels: Record<Destination, string> = Object.fromEntries(
  choices.map(({ id, label }) => [id, label]),
);

/** Those where a pet may live first, on the way to one that takes none from India. */
export const stopLabels: Record<Destination, string> = Object.fromEntries(
  choices
    .filter(({ id }) => choices.some(({ via }) => via?.includes(id)))
    .map(({ id, label }) => [id, label]),
);

export const destinations: Destination[] = Object.keys(destinationLabels);

const mainCount = 6;

/** The destinations to which most pets move. The others are offered behind a fold. */
export const mainDestinations = destinations.slice(0, mainCount);

export const furtherDestinations = destinations.slice(mainCount);

const waitLabels: Record<DestinationTraits["wait"], string> = {
  none: "No wait",
  months: "About three months",
  "half-a-year": "Half a year",
  stop: "By way of another country",
};

/** The further destinations by what decides on the way there, in words. */
export const furtherGroups: Record<string, Destination[]> = Object.fromEntries(
  Object.entries(waitLabels).flatMap(([wait, label]) => {
    const group = choices.slice(mainCount).filter((one) => one.wait === wait);
    return group.length > 0 ? [[label, group.map(({ id }) => id)]] : [];
  }),
);
