import { describe, expect, it } from "vitest";
import { findXmlErrors } from "#tests/fixtures/xml/find-xml-errors.ts";
import { renderFeed } from "./feed.server.ts";

const origin = "https://marigold.example";
const entry = (slug: string, fields: object = {}) => ({
  path: `/blog/${slug}`,
  title: "Taking a dog to the UK",
  description: "What Great Britain requires.",
  category: "News" as const,
  published: "2026-11-20",
  modified: "2026-11-22",
  ...fields,
});

describe("the feed", () => {
  it("is valid Atom", async () => {
    const feed = renderFeed(origin, [entry("a"), entry("b", { modified: "2026-11-23" })]);
    expect(await findXmlErrors(feed, "atom")).toEqual([]);
  });

  it("and each entry were updated when a page was last modified, by the clock of India", () => {
    const feed = renderFeed(origin, [entry("a"), entry("b", { modified: "2026-11-23" })]);
    expect(feed.match(/<updated>[^<]*/g)).toEqual([
      "<updated>2026-11-23T00:00:00+05:30",
      "<updated>2026-11-22T00:00:00+05:30",
      "<updated>2026-11-23T00:00:00+05:30",
    ]);
    expect(feed).toContain("<published>2026-11-20T00:00:00+05:30</published>");
  });

  it("is valid with markup, quotes and emoji in the texts", async () => {
    const awkward = entry("a", { title: `Crates < "100" & more`, description: "🐕 مرحبا & <b>" });
    expect(await findXmlErrors(renderFeed(origin, [awkward]), "atom")).toEqual([]);
  });

  it("is valid without articles", async () => {
    expect(await findXmlErrors(renderFeed(origin, []), "atom")).toEqual([]);
  });
});

describe("the validation of the feed", () => {
  it("finds a missing element", async () => {
    const feed = renderFeed(origin, [entry("a")]).replace(/<id>[^<]*<\/id>/, "");
    expect(await findXmlErrors(feed, "atom")).not.toEqual([]);
  });
});
