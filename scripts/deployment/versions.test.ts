import { describe, expect, it } from "vitest";
import { versionBefore } from "./versions.ts";

describe("the version to go back to", () => {
  it("is the one before the current", () => {
    expect(versionBefore(["c", "b", "a"])).toBe("b");
  });

  it("is not the current one, deployed twice", () => {
    expect(() => versionBefore(["b", "b"])).toThrow("no version before");
  });

  it("has to be named where the current was gone back to, or a bad one would be next", () => {
    expect(() => versionBefore(["a", "bad", "a"])).toThrow("Name one of: bad, a");
  });

  it.each([[[]], [["a"]]])("is not there after %j", (versions) => {
    expect(() => versionBefore(versions)).toThrow("no version before");
  });
});
