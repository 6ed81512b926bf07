import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { findPages } from "../../scripts/pictures/social/social-images";

const folder = new URL("blog/", import.meta.url);

const articles = readdirSync(folder).map((file) => {
  const [, yaml = "", ...body] = readFileSync(new URL(file, folder), "utf8").split("---\n");
  return { file, frontMatter: parseYaml(yaml), body: body.join("---\n") };
});

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

const pagePaths = (await findPages()).map(({ path }) => path);

describe.each(articles)("$file", ({ frontMatter, body }) => {
  const [least, most] = frontMatter.category === "News" ? [350, 600] : [900, 1_800];

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

  it("links to /contact", () => {
    expect(body).toContain("(/contact)");
  });
});
