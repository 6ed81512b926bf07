import { describe, expect, it } from "vitest";
import { readBuiltCommit } from "./built-commit.ts";

const outsideAClone = () => null;
const inAClone = () => "c213160";
const hash = "c2131609a4e5f60718293a4b5c6d7e8f90a1b2c3";

describe("the commit that is built", () => {
  it("is read from git", () => {
    expect(readBuiltCommit({}, inAClone)).toBe("c213160");
  });

  it("is GIT_COMMIT if it is set, even in a clone", () => {
    expect(readBuiltCommit({ GIT_COMMIT: "0ddba11" }, inAClone)).toBe("0ddba11");
    expect(readBuiltCommit({ GIT_COMMIT: "  " }, inAClone)).toBe("c213160");
  });

  it("is shortened if GIT_COMMIT is a full hash", () => {
    expect(readBuiltCommit({ GIT_COMMIT: hash.toUpperCase() }, outsideAClone)).toBe("c2131609a4e5");
  });

  it("is unknown outside a clone", () => {
    expect(readBuiltCommit({}, outsideAClone)).toBe("unknown");
  });

  it.each(['0ddba11"><script>', "a commit", "z".repeat(41)])("cannot be '%s'", (given) => {
    expect(() => readBuiltCommit({ GIT_COMMIT: given }, inAClone)).toThrow("GIT_COMMIT");
  });
});
