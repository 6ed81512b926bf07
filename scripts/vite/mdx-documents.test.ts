import { describe, expect, it } from "vitest";
import { mdxDocuments } from "./mdx-documents.ts";

const goodFrontMatter = {
  title: "Privacy Policy",
  description:
    "What this site knows about its visitors, why, for how long, and how to ask about it.",
  published: '"2025-10-05"',
  lastUpdated: '"2025-10-05"',
};

function legalDocument(
  frontMatter: Record<string, string>,
  body = "## Who we are\n\nTwo words.",
): string {
  const lines = Object.entries(frontMatter).map(([field, value]) => `${field}: ${value}`);
  return ["---", ...lines, "---", "", body].join("\n");
}

/** The code of the module that the document compiles to. */
async function compile(source: string, path = "/app/content/legal/privacy-policy.mdx") {
  const { transform } = mdxDocuments();
  if (typeof transform !== "function") throw new Error("The plugin has no transform");
  const result = await Reflect.apply(transform, null, [source, path]);
  return String(result?.code);
}

describe("a document of app/content", () => {
  it("exports its front matter, its sections and its word count", async () => {
    const code = await compile(legalDocument(goodFrontMatter));
    expect(code).toMatch(/export const frontMatter = \{\s*"?title"?: "Privacy Policy"/);
    expect(code).toMatch(/id"?: "who-we-are",\s*"?title"?: "Who we are"/);
    expect(code).toContain("export const wordCount = 5");
  });

  it("exports the text below each heading, folded or not, with the rows of a table as sentences", async () => {
    const body =
      "Before.\n\n## Open\n\n- One\n- Two\n\n<Folds>\n<Fold>\n\n## Folded\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n</Fold>\n</Folds>";
    const code = await compile(legalDocument(goodFrontMatter, body));
    const passages = /export const passages = (\[.*?\]);/s.exec(code)?.[1];
    expect(JSON.parse(passages ?? "")).toEqual([
      { id: "", title: "", text: "Before." },
      { id: "open", title: "Open", text: "One Two" },
      { id: "folded", title: "Folded", text: "1 · B: 2." },
    ]);
  });

  it("has each day as an element of its own, in which no line is broken", async () => {
    const body = "## Days\n\nFrom 24 December to **1 January 2027**, not in May 2027.";
    const code = await compile(legalDocument(goodFrontMatter, body));
    const days = [...code.matchAll(/dateTime: "([^"]+)",\s*children: "([^"]+)"/g)];
    expect(days.map(([, dateTime, words]) => [dateTime, words])).toEqual([
      ["12-24", "24 December"],
      ["2027-01-01", "1 January 2027"],
    ]);
  });

  it("stops the build and names the file when a field is missing", async () => {
    const { lastUpdated: _, ...incomplete } = goodFrontMatter;
    await expect(compile(legalDocument(incomplete))).rejects.toThrow(
      /privacy-policy\.mdx is invalid\. lastUpdated: /,
    );
  });

  it("stops the build when a field is invalid", async () => {
    const invalid = { ...goodFrontMatter, lastUpdated: "yesterday" };
    await expect(compile(legalDocument(invalid))).rejects.toThrow(/lastUpdated: /);
  });

  it("stops the build when a field is unknown", async () => {
    const invalid = { ...goodFrontMatter, lastChanged: '"2025-10-05"' };
    await expect(compile(legalDocument(invalid))).rejects.toThrow(/lastChanged: /);
  });

  it("stops the build and names the file and the position when the YAML is invalid", async () => {
    const invalid = { ...goodFrontMatter, title: "Privacy: our policy" };
    await expect(compile(legalDocument(invalid))).rejects.toThrow(
      /privacy-policy\.mdx is invalid\. .*line 1, column 8/,
    );
  });

  it("stops the build and names the file and the position when its MDX is broken", async () => {
    const broken = legalDocument(goodFrontMatter, "<Broken\n\n## Two words");
    await expect(compile(broken)).rejects.toThrow(/privacy-policy\.mdx is invalid\. 10:1: /);
  });

  it("stops the build when there is no front matter", async () => {
    await expect(compile("## Only words")).rejects.toThrow(/title: .*description: /);
  });

  it("stops the build when its folder has no schema", async () => {
    await expect(compile("", "/app/content/poems/a.mdx")).rejects.toThrow(/poems/);
  });

  it("stops the build when a date does not exist", async () => {
    const invalid = { ...goodFrontMatter, lastUpdated: '"2026-02-30"' };
    await expect(compile(legalDocument(invalid))).rejects.toThrow(
      'lastUpdated: must be a day of the calendar, such as 2026-12-25, not "2026-02-30"',
    );
  });

  it.each([
    ["does not exist", "article-none.svg", /picture: there is no app\/pictures\/article-none\.svg/],
    [
      "is not an article's picture",
      "pet-beagle.svg",
      /picture: must be the name of a picture in lower case, such as article-puppy\.jpg, not "pet-beagle\.svg"/,
    ],
  ])("stops the build when its picture %s", async (_, picture, message) => {
    const article = legalDocument({
      title: "News",
      description: "Something new has happened that owners of dogs and cats may like to know.",
      category: "News",
      published: '"2026-11-20"',
      picture,
      alt: "Nothing",
      quoteTopic: "news",
      related: "[]",
    });
    await expect(compile(article, "/app/content/blog/news.mdx")).rejects.toThrow(message);
  });
});
