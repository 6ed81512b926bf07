import { expect, it } from "vitest";
import { joinBytes } from "./join-bytes";

it("puts bytes one after another", () => {
  const parts = [[1, 2], [], [3]].map((bytes) => new Uint8Array(bytes));
  expect([...joinBytes(parts)]).toEqual([1, 2, 3]);
});
