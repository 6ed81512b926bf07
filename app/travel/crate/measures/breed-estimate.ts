import { lengthNames } from "#travel/move/question-names.ts";
import type { BreedLink } from "./breed-links.server.ts";
import { type CrateMeasures, writeCrateQuery } from "./crate-measures.ts";

/** Whether the lengths are those that we estimate for the breed, which nobody has measured or changed. */
export function isBreedEstimate(
  measures: CrateMeasures,
  breeds: Pick<BreedLink, "name" | "search">[],
): boolean {
  const written = writeCrateQuery(measures);
  return breeds.some(({ name, search }) => {
    const estimate = new URLSearchParams(search);
    return (
      name === measures.breed &&
      lengthNames.every((length) => estimate.get(length) === written.get(length))
    );
  });
}
