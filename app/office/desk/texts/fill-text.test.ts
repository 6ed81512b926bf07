import { describe, expect, it } from "vitest";
import { placeholders, preparedTexts } from "#content/office/prepared-texts.ts";
import { fillText, findGap, findUnknownPlaceholder } from "./fill-text.ts";

describe("a prepared text", () => {
  it("is filled with what is known, and leaves a visible gap for what is not", () => {
    const words = "Hello {name}, {pet} can land on {landing day}. {me}";
    expect(fillText(words, { name: "Asha", pet: "your dog", "landing day": null })).toBe(
      "Hello Asha, your dog can land on [landing day]. [me]",
    );
  });

  it("does not fill in what a visitor has typed in braces", () => {
    expect(fillText("Hello {name}", { name: "{link}", link: "https://site.example" })).toBe(
      "Hello {link}",
    );
  });

  it.each([
    ["On {landing date}", "{landing date}"],
    ["{}", "{}"],
    ["{name} and {", "{"],
    ["Dear {Name}", "{Name}"],
    ["{na\nme}", "{na\nme}"],
  ])("%j names something unknown", (words, unknown) => {
    expect(findUnknownPlaceholder(words)).toBe(unknown);
  });

  it("has a gap until it is filled in, and none in other brackets", () => {
    expect(findGap("You can land on [landing day].")).toBe("[landing day]");
    expect(findGap("By [To fill in]")).toBe("[To fill in]");
    expect(findGap("{name}")).toBe("{name}");
    expect(findGap("A crate [50 × 40 cm] {large}")).toBeNull();
  });
});

describe.each(Object.entries(preparedTexts))("the text %s", (_, { words }) => {
  it("names only what there is, and is signed", () => {
    expect(findUnknownPlaceholder(words)).toBeNull();
    expect(words).toMatch(/\n\n\{me\}$/);
  });

  it("has no gap once all is known", () => {
    const known = Object.fromEntries(Object.keys(placeholders).map((name) => [name, "words"]));
    expect(findGap(fillText(words, known))).toBeNull();
  });
});
