import { describe, expect, it } from "vitest";
import { pathOfPage } from "./prose.tsx";

const plainClick = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const current = new URL("https://marigold.example/blog?category=news");

function link(address: string, attributes: { target?: string; download?: string } = {}) {
  const { origin, pathname, search, hash } = new URL(address, current);
  return { origin, pathname, search, hash, target: "", download: "", ...attributes };
}

describe("a click on a link in inserted HTML", () => {
  it.each([
    "/blog/choosing-iata-crate",
    "/blog?category=guides",
    "/faq#quarantine",
    "/blog#top",
    "/",
  ])("navigates to %s", (path) => {
    expect(pathOfPage(plainClick, link(path), current)).toBe(path);
  });

  it.each([
    ["the middle button", { button: 1 }],
    ["Ctrl", { ctrlKey: true }],
    ["Cmd", { metaKey: true }],
    ["Shift", { shiftKey: true }],
    ["Alt", { altKey: true }],
    ["another listener's handling", { defaultPrevented: true }],
  ])("is left to the browser with %s", (_, part) => {
    expect(pathOfPage({ ...plainClick, ...part }, link("/faq"), current)).toBeNull();
  });

  it.each([
    ["another site", link("https://www.gov.uk/bring-pet-to-great-britain")],
    ["an email address", link("mailto:hello@marigoldpets.example")],
    ["a file", link("/feed.xml")],
    ["a new window", link("/faq", { target: "_blank" })],
    ["a download", link("/faq", { download: "faq" })],
    ["a passage of the same page", link("/blog?category=news#sources")],
  ])("is left to the browser when it leads to %s", (_, clicked) => {
    expect(pathOfPage(plainClick, clicked, current)).toBeNull();
  });
});
