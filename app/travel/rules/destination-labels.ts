import type { Destination } from "./rules.ts";

/** Of the rules only these words, so that browsers do not load the rest. */
const files = import.meta.glob<Choice | undefined>("./*.yaml", { import: "choice", eager: true });

type Choice = { place: number; label: string; via?: string[] };

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
