import { expect, it } from "vitest";
import { isBreedEstimate } from "./breed-estimate.ts";
import { listBreedLinks } from "./breed-links.server.ts";
import { readCrateQuery } from "./crate-measures.ts";

const breeds = listBreedLinks();

function isEstimate(query: string): boolean {
  const request = readCrateQuery(new URLSearchParams(query));
  if (request.kind !== "measured") throw new Error(`${query} has no measures`);
  return isBreedEstimate(request.measures, breeds);
}

it("The lengths of each breed are our estimate beside its name, also with a weight of one’s own", () => {
  for (const { name, search } of breeds) {
    const lengths = new URLSearchParams(search);
    lengths.set("breed", name);
    expect(isEstimate(`${lengths}`), name).toBe(true);
    expect(isEstimate(`${lengths}&weight=3`), name).toBe(true);
  }
});

it.each([
  ["a length was changed", "pet=dog&a=51&b=21&c=18&d=46&breed=Beagle"],
  ["no breed is named", "pet=dog&a=50&b=21&c=18&d=46"],
  ["another breed is named", "pet=dog&a=50&b=21&c=18&d=46&breed=Pug"],
])("Lengths are the owner’s own where %s", (_, query) => {
  expect(isEstimate(query)).toBe(false);
});
