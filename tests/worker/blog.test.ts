import { describe, expect, it } from "vitest";
import { guidePaths, hubPath, newsPaths } from "../fixtures/route-table";
import { visit } from "./site";

/** The cards of the blog's list, by their links. */
async function listedPosts(search = ""): Promise<string[]> {
  const html = await (await visit(`/blog${search}`)).text();
  const list = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  return [...list.matchAll(/href="(\/blog\/[^"]+)"/g)].map(([, path]) => path ?? "");
}

describe("the blog", () => {
  it("lists nine guides, two news and the comparison of all destinations", async () => {
    expect((await listedPosts()).toSorted()).toEqual(
      [...guidePaths, ...newsPaths, hubPath].toSorted(),
    );
  });

  it("has the comparison before all others", async () => {
    expect((await listedPosts())[0]).toBe(hubPath);
  });

  it("shows the category that the address asks for", async () => {
    expect((await listedPosts("?category=news")).toSorted()).toEqual(newsPaths.toSorted());
    expect((await listedPosts("?category=guides")).toSorted()).toEqual(
      [...guidePaths, hubPath].toSorted(),
    );
  });

  it("shows everything for a category that is not there", async () => {
    expect(await listedPosts("?category=cats")).toEqual(await listedPosts());
  });
});
