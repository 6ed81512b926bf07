import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { findPages } from "#scripts/make/social/social-images.ts";

const articles = (["blog", "guides"] as const).flatMap((folder) => {
  const url = new URL(`${folder}/`, import.meta.url);
  return readdirSync(url).map((file) => {
    const [, yaml = "", ...body] = readFileSync(new URL(file, url), "utf8").split("---\n");
    return { folder, file, frontMatter: parseYaml(yaml), body: body.join("---\n") };
  });
});

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

const pagePaths = (await findPages()).map(({ path }) => path);

/** Guides in the blog are long; the others are as short as their question allows. */
const lengths = { News: [350, 600], blog: [900, 1_800], guides: [350, 1_800] } as const;

describe.each(articles)("$folder/$file", ({ folder, frontMatter, body }) => {
  const [least, most] = lengths[frontMatter.category === "News" ? "News" : folder];

  it(`has ${least} to ${most} words`, () => {
    const checklist = JSON.stringify(frontMatter.checklist ?? "");
    const words = countWords(`${frontMatter.answer ?? ""} ${body} ${checklist}`);
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });

  it("names only pages that exist in `related`", () => {
    const missing = frontMatter.related.filter((path: string) => !pagePaths.includes(path));
    expect(missing).toEqual([]);
  });

  it("is cached for a day alone if it has days that are counted from today", () => {
    expect(frontMatter.hasDaysFromToday ?? false).toBe(body.includes("<RestartTable"));
  });

  it("links to /contact", () => {
    expect(body).toContain("(/contact)");
  });
});
