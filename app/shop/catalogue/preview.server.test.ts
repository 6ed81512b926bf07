import { describe, expect, it } from "vitest";
import { preview } from "./preview.server";

describe("a preview", () => {
  it("is the first characters and an ellipsis", () => {
    expect(preview("abcdef", 3)).toBe("abc…");
  });

  it("is the whole text when that is short enough", () => {
    expect(preview("abc", 3)).toBe("abc");
    expect(preview("", 3)).toBe("");
  });

  it("counts characters as a reader sees them and splits none", () => {
    expect(preview("🐕🐈🐕🐈", 2)).toBe("🐕🐈…");
    expect(preview("हिंदी", 5)).toBe("हिंदी");
  });
});
