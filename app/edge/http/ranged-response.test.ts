import { describe, expect, it } from "vitest";
import { readRange } from "./ranged-response.ts";

describe("a Range header", () => {
  it.each([
    ["bytes=0-1", { first: 0, last: 1 }],
    ["bytes=90-", { first: 90, last: 99 }],
    ["bytes=90-200", { first: 90, last: 99 }],
    ["bytes=-10", { first: 90, last: 99 }],
    ["bytes=-200", { first: 0, last: 99 }],
    ["bytes=99-99", { first: 99, last: 99 }],
  ])("%s selects bytes of a file of 100", (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });

  it.each(["bytes=100-", "bytes=100-200", "bytes=-0", "bytes=-00"])(
    "%s selects none of them",
    (header) => {
      expect(readRange(header, 100)).toBe("none");
    },
  );

  it.each(["bytes=-", "bytes=5-4", "bytes=0-1,5-6", "bytes=a-b", "items=0-1", ""])(
    "%j is ignored",
    (header) => {
      expect(readRange(header, 100)).toBeNull();
    },
  );
});
