import { expect, it } from "vitest";
import { findLeftovers, planEverything } from "./plans.ts";
import { describeFlaws, findFlaws, readKeys } from "./rendering.ts";

it("The rendered files in git are complete, up to date and all used", async () => {
  const renderings = await planEverything();
  const keys = await readKeys();
  const flaws = [
    ...renderings.flatMap((rendering) => findFlaws(rendering, keys)),
    ...findLeftovers(renderings).map((file) => ({ file, state: "no longer used" })),
  ];
  expect(flaws, describeFlaws(flaws)).toEqual([]);
});

it("The file of keys has each subject once, and no other", async () => {
  const subjects = (await planEverything()).map(({ subject }) => subject);
  expect(Object.keys(await readKeys()).toSorted()).toEqual(subjects.toSorted());
});
