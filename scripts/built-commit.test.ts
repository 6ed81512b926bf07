import { describe, expect, it } from "vitest";
import { readBuiltCommit } from "./built-commit";

const noClone = () => null;
const aClone = () => "c213160";
const hash = "c2131609a4e5f60718293a4b5c6d7e8f90a1b2c3";

describe("the commit that a build is made of", () => {
  it("is what git says", () => {
    expect(readBuiltCommit({}, aClone)).toBe("c213160");
  });

  it("is GIT_COMMIT where that is set, whatever git says", () => {
    expect(readBuiltCommit({ GIT_COMMIT: "0ddba11" }, aClone)).toBe("0ddba11");
    expect(readBuiltCommit({ GIT_COMMIT: "  " }, aClone)).toBe("c213160");
  });

  it("is shortened where it is given whole", () => {
    expect(readBuiltCommit({ GIT_COMMIT: hash.toUpperCase() }, noClone)).toBe("c2131609a4e5");
  });

  it("is unknown outside a clone", () => {
    expect(readBuiltCommit({}, noClone)).toBe("unknown");
  });

  it.each(['0ddba11"><script>', "a commit", "z".repeat(41)])("is not '%s'", (given) => {
    expect(() => readBuiltCommit({ GIT_COMMIT: given }, aClone)).toThrow("GIT_COMMIT");
  });
});
