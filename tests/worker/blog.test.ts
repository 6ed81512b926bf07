import { describe, expect, it } from "vitest";
import { guidePaths, hubPath, newsPaths } from "../fixtures/route-table";
import { visit } from "./site";
import { writtenPaths, writtenPosts } from "./written-posts";

/** The links of the cards in the blog's list. */
async function listedPosts(search = ""): Promise<string[]> {
  const html = await (await visit(`/blog${search}`)).text();
  const list = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  return [...list.matchAll(/href="(\/blog\/[^"]+)"/g)].map(([, path]) => path ?? "");
}

describe("the blog", () => {
  it("lists each guide, each news article and the comparison of all destinations once", async () => {
    expect((await listedPosts()).toSorted()).toEqual(writtenPaths.toSorted());
    const specified = [...guidePaths, ...newsPaths, hubPath];
    expect(specified.filter((path) => !writtenPaths.includes(path))).toEqual([]);
  });

  it("lists the comparison first", async () => {
    expect((await listedPosts())[0]).toBe(hubPath);
  });

  it("lists only the articles of the category in the query", async () => {
    const pathsOf = (isNews: boolean) =>
      writtenPosts.filter((post) => post.isNews === isNews).map(({ path }) => path);
    expect((await listedPosts("?category=news")).toSorted()).toEqual(pathsOf(true).toSorted());
    expect((await listedPosts("?category=guides")).toSorted()).toEqual(pathsOf(false).toSorted());
    expect(pathsOf(true)).toEqual(expect.arrayContaining(newsPaths));
  });

  it("lists everything for an unknown category", async () => {
    expect(await listedPosts("?category=cats")).toEqual(await listedPosts());
  });
});
