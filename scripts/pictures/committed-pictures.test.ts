import { expect, it } from "vitest";
import { findLeftovers, planPictures } from "./committed-pictures";
import { describeFlaws, findFlaws, readKeys } from "./rendering";

it("The pictures in git are complete, up to date and all used", async () => {
  const renderings = await planPictures();
  const keys = await readKeys();
  const flaws = [
    ...renderings.flatMap((rendering) => findFlaws(rendering, keys)),
    ...findLeftovers(renderings).map((file) => ({ file, state: "no longer used" })),
  ];
  expect(flaws, describeFlaws(flaws)).toEqual([]);
});
