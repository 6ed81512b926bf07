import { describe, expect, it } from "vitest";
import { guidePaths, hubPath, newsPaths } from "../fixtures/route-table";
import { visit } from "./site";
import { writtenPaths, writtenPosts } from "./written-posts";

/** The cards of the blog's list, by their links. */
async function listedPosts(search = ""): Promise<string[]> {
  const html = await (await visit(`/blog${search}`)).text();
  const list = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  return [...list.matchAll(/href="(\/blog\/[^"]+)"/g)].map(([, path]) => path ?? "");
}

describe("the blog", () => {
  it("lists the guides, the news and the comparison of all destinations, each once", async () => {
    expect((await listedPosts()).toSorted()).toEqual(writtenPaths.toSorted());
    const specified = [...guidePaths, ...newsPaths, hubPath];
    expect(specified.filter((path) => !writtenPaths.includes(path))).toEqual([]);
  });

  it("has the comparison before all others", async () => {
    expect((await listedPosts())[0]).toBe(hubPath);
  });

  it("shows the category that the address asks for", async () => {
    const pathsOf = (isNews: boolean) =>
      writtenPosts.filter((post) => post.isNews === isNews).map(({ path }) => path);
    expect((await listedPosts("?category=news")).toSorted()).toEqual(pathsOf(true).toSorted());
    expect((await listedPosts("?category=guides")).toSorted()).toEqual(pathsOf(false).toSorted());
    expect(pathsOf(true)).toEqual(expect.arrayContaining(newsPaths));
  });

  it("shows everything for a category that is not there", async () => {
    expect(await listedPosts("?category=cats")).toEqual(await listedPosts());
  });
});
