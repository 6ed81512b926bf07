import type { Destination } from "./rules.ts";

/** Of the rules only these words, so that browsers do not load the rest. */
const choices = import.meta.glob<{ place: number; label: string } | undefined>("./*.yaml", {
  import: "choice",
  eager: true,
});

/** The name of each destination where it is chosen, in the order in which they are offered. */
export const destinationLabels: Record<Destination, string> = Object.fromEntries(
  Object.entries(choices)
    .flatMap(([path, choice]) =>
      choice ? [{ id: path.replace(/^.*\/|\.yaml$/g, ""), ...choice }] : [],
    )
    .toSorted((one, other) => one.place - other.place)
    .map(({ id, label }) => [id, label]),
);

export const destinations: Destination[] = Object.keys(destinationLabels);
