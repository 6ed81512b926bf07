import { describe, expect, it } from "vitest";
import { entityTag, matchesTag } from "./entity-tag.ts";

const tagOf = async (text: string) => entityTag(new TextEncoder().encode(text).buffer);

describe("an entity tag", () => {
  it("is weak, equal for equal bodies and different for different ones", async () => {
    expect(await tagOf("crate")).toMatch(/^W\/"[\da-f]{24}"$/);
    expect(await tagOf("crate")).toBe(await tagOf("crate"));
    expect(await tagOf("crate")).not.toBe(await tagOf("Crate"));
  });

  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ["*", true],
    ['"b"', false],
    ['"', false],
    [null, false],
  ])("is in If-None-Match %s: %s", (ifNoneMatch, isThere) => {
    expect(matchesTag(ifNoneMatch, 'W/"a"')).toBe(isThere);
  });
});
