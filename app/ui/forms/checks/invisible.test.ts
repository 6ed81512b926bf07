import { describe, expect, it } from "vitest";
import { isBlank, withoutBidiControls, withoutControls } from "./invisible.ts";

describe("a text is blank", () => {
  it.each([
    ["nothing", ""],
    ["spaces of all kinds", " \t\n\u00a0\u2003\u3000"],
    ["a zero-width space and a byte order mark", "\u200b\ufeff"],
    ["joiners and a soft hyphen", "\u200c\u200d\u2060\u00ad"],
    ["a blank of Braille", "\u2800"],
    ["fillers of Hangul", "\u115f\u1160\u3164\uffa0"],
    ["variation selectors", "\ufe0f\u{e0100}"],
    ["tags", "\u{e0041}\u{e007f}"],
    ["signs of direction", "\u202e\u2066\u200f"],
    ["control characters", "\u0000\u0007\u0085"],
  ])("with %s alone", (_, text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(["Asha", "आशा", "李", ".", "👩‍👩‍👧", "\u200bA"])("but not with %s", (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe("a text without control characters", () => {
  it("keeps its tabs and line breaks alone", () => {
    expect(withoutControls("\u0000Mo\u0007ti\u001b\u007f\u0085\r\n\tBilli")).toBe(
      "Moti\r\n\tBilli",
    );
  });

  it.each(["می‌خواهم", "👩‍👩‍👧", "\u00a0é"])("keeps %s as it is", (text) => {
    expect(withoutControls(text)).toBe(text);
  });
});

describe("a line without signs of direction", () => {
  it("has none of them left", () => {
    const signs = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
    expect(withoutBidiControls(`As${signs}ha`)).toBe("Asha");
  });

  it.each(["مرحبا שלום", "क्‍ष", "می‌خواهم", "👩‍👩‍👧"])("keeps %s as it is", (text) => {
    expect(withoutBidiControls(text)).toBe(text);
  });
});
