import { describe, expect, it } from "vitest";
import { mdxDocuments } from "./mdx-documents";

const goodFrontMatter = {
  title: "Privacy Policy",
  description: "What this site knows of its visitors, why, for how long, and how to ask about it.",
  lastUpdated: '"2025-10-05"',
};

function legalDocument(
  frontMatter: Record<string, string>,
  body = "## Who we are\n\nTwo words.",
): string {
  const lines = Object.entries(frontMatter).map(([field, value]) => `${field}: ${value}`);
  return ["---", ...lines, "---", "", body].join("\n");
}

/** The module that the build makes of the document. */
async function compile(source: string, path = "/app/content/legal/privacy-policy.mdx") {
  const { transform } = mdxDocuments();
  if (typeof transform !== "function") throw new Error("The plugin has no transform");
  const result = await Reflect.apply(transform, null, [source, path]);
  return String(result?.code);
}

describe("a document of app/content", () => {
  it("exports its front matter, its sections and its number of words", async () => {
    const code = await compile(legalDocument(goodFrontMatter));
    expect(code).toMatch(/export const frontMatter = \{\s*"?title"?: "Privacy Policy"/);
    expect(code).toMatch(/id"?: "who-we-are",\s*"?title"?: "Who we are"/);
    expect(code).toContain("export const wordCount = 5");
  });

  it("stops the build with its name when a field is missing", async () => {
    const { lastUpdated: _, ...incomplete } = goodFrontMatter;
    await expect(compile(legalDocument(incomplete))).rejects.toThrow(
      /privacy-policy\.mdx is wrong\. lastUpdated: /,
    );
  });

  it("stops the build when a field is wrong", async () => {
    const wrong = { ...goodFrontMatter, lastUpdated: "yesterday" };
    await expect(compile(legalDocument(wrong))).rejects.toThrow(/lastUpdated: /);
  });

  it("stops the build when a field has a name that is not known", async () => {
    const wrong = { ...goodFrontMatter, lastChanged: '"2025-10-05"' };
    await expect(compile(legalDocument(wrong))).rejects.toThrow(/lastChanged: /);
  });

  it("stops the build with its name and the place when the front matter cannot be read", async () => {
    const wrong = { ...goodFrontMatter, title: "Privacy: our policy" };
    await expect(compile(legalDocument(wrong))).rejects.toThrow(
      /privacy-policy\.mdx is wrong\. .*line 1, column 8/,
    );
  });

  it("stops the build when it has no front matter at all", async () => {
    await expect(compile("## Only words")).rejects.toThrow(/title: .*description: /);
  });

  it("stops the build when it lies in a folder of its own making", async () => {
    await expect(compile("", "/app/content/poems/a.mdx")).rejects.toThrow(/poems/);
  });

  it("stops the build when a date is not in the calendar", async () => {
    const wrong = { ...goodFrontMatter, lastUpdated: '"2026-02-30"' };
    await expect(compile(legalDocument(wrong))).rejects.toThrow(/lastUpdated: must be in the/);
  });

  it.each([
    ["is not there", "article-none.svg", /picture: there is no app\/pictures\/article-none\.svg/],
    ["is for something else", "pet-beagle.svg", /picture: /],
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
