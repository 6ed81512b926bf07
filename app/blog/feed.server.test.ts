import { describe, expect, it } from "vitest";
import { findXmlErrors } from "../../tests/fixtures/xml/find-xml-errors";
import { renderFeed } from "./feed.server";

const origin = "https://marigold.example";
const entry = (slug: string, fields: object = {}) => ({
  path: `/blog/${slug}`,
  title: "Taking a dog to the UK",
  description: "What Great Britain requires.",
  category: "News" as const,
  published: "2026-11-20",
  ...fields,
});

describe("the feed", () => {
  it("is valid Atom", async () => {
    const feed = renderFeed(origin, [entry("a"), entry("b", { published: "2026-11-21" })]);
    expect(await findXmlErrors(feed, "atom")).toEqual([]);
    expect(feed).toContain("<updated>2026-11-21T00:00:00Z</updated>");
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
