import { describe, expect, it } from "vitest";
import { asksNotToBeTracked } from "./tracking-preference.ts";

describe("a visitor asks not to be tracked", () => {
  it.each([
    ["by Global Privacy Control", { globalPrivacyControl: true, doNotTrack: null }],
    ["by Do Not Track", { doNotTrack: "1" }],
  ])("%s", (_, wish) => {
    expect(asksNotToBeTracked(wish)).toBe(true);
  });

  it.each([
    ["with a browser that sends nothing", { doNotTrack: null }],
    ["with a browser that supports neither", {}],
    ["who allows it", { globalPrivacyControl: false, doNotTrack: "0" }],
    ["who has made no choice", { doNotTrack: "unspecified" }],
  ])("but not one %s", (_, wish) => {
    expect(asksNotToBeTracked(wish)).toBe(false);
  });
});
