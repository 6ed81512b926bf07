import { describe, expect, it } from "vitest";
import { describeMargins } from "./margin-words";

describe("the margins of a crate", () => {
  it("say for each axis how much is to spare or missing", () => {
    expect(describeMargins({ length: 4, width: 0, height: -1.5 })).toEqual([
      "Length: 4 cm to spare",
      "Width: exact, nothing to spare",
      "Height: 1.5 cm too low",
    ]);
    expect(describeMargins({ length: -2, width: -0.1, height: 1 }).slice(0, 2)).toEqual([
      "Length: 2 cm too short",
      "Width: 0.1 cm too narrow",
    ]);
  });
});
