import { describe, expect, it } from "vitest";
import { pathToFollow } from "./link-to-follow";

const siteOrigin = "https://marigold.example";

const plainClick = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

function link(address: string, attributes: { target?: string; download?: string } = {}) {
  const { origin, pathname, search, hash } = new URL(address, siteOrigin);
  return { origin, pathname, search, hash, target: "", download: "", ...attributes };
}

describe("a click on a link in a text", () => {
  it.each(["/blog/choosing-iata-crate", "/blog?category=news", "/faq#quarantine", "/"])(
    "on %s changes pages",
    (path) => {
      expect(pathToFollow(plainClick, link(path), siteOrigin)).toBe(path);
    },
  );

  it.each([
    ["the middle button", { button: 1 }],
    ["Ctrl", { ctrlKey: true }],
    ["Cmd", { metaKey: true }],
    ["Shift", { shiftKey: true }],
    ["Alt", { altKey: true }],
    ["someone else's handling", { defaultPrevented: true }],
  ])("with %s is left to the browser", (_, part) => {
    expect(pathToFollow({ ...plainClick, ...part }, link("/faq"), siteOrigin)).toBeNull();
  });

  it.each([
    ["another site", link("https://www.gov.uk/bring-pet-to-great-britain")],
    ["an e-mail address", link("mailto:hello@marigoldpets.example")],
    ["a file", link("/feed.xml")],
    ["a new window", link("/faq", { target: "_blank" })],
    ["a download", link("/faq", { download: "faq" })],
  ])("that leads to %s is left to the browser", (_, clicked) => {
    expect(pathToFollow(plainClick, clicked, siteOrigin)).toBeNull();
  });
});
