import { describe, expect, it } from "vitest";
import { findRollbackTarget } from "./versions.ts";

describe("the version to roll back to", () => {
  it("is the one before the current", () => {
    expect(findRollbackTarget(["c", "b", "a"])).toBe("b");
  });

  it("must be named after a rollback, because a bad version would be next", () => {
    expect(() => findRollbackTarget(["a", "bad", "a"])).toThrow("Name one of: bad, a");
  });

  it.each([[[]], [["a"]]])("does not exist after the deployments %j", (versions) => {
    expect(() => findRollbackTarget(versions)).toThrow("no version before");
  });
});
