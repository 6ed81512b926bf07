import { describe, expect, it } from "vitest";
import { describeError } from "./log.server.ts";

describe("an error in the log", () => {
  it("is described by its name, message and stack", () => {
    const described = describeError(new TypeError("no crate"));
    expect(described).toMatch(/^TypeError: no crate\n\s+at /);
  });

  it("is described with its cause", () => {
    const described = describeError(new Error("no list", { cause: new Error("HTTP 503") }));
    expect(described).toContain("Caused by: Error: HTTP 503");
  });

  it("that causes itself is described a limited number of times", () => {
    const error = new Error("loop");
    error.cause = error;
    expect(describeError(error).match(/Caused by/g)).toHaveLength(3);
  });

  it("may be any thrown value", () => {
    expect(describeError("crate")).toBe("crate");
    expect(describeError(null)).toBe("null");
  });
});
