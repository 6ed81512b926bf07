import { expect, it } from "vitest";
import {
  destinations,
  furtherDestinations,
  furtherGroups,
  mainDestinations,
} from "./destination-labels.ts";
import { rulesOf } from "./rules.ts";

it("Each destination is a main one, or in one group with others of the same wait", () => {
  expect([...mainDestinations, ...furtherDestinations]).toEqual(destinations);
  const groups = Object.values(furtherGroups);
  expect(groups.flat().toSorted()).toEqual(furtherDestinations.toSorted());
  for (const group of groups) {
    const waits = new Set(group.map((id) => rulesOf(id).destination.wait));
    expect(waits.size, group.join()).toBe(1);
  }
});
