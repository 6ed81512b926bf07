import { readdir, stat } from "node:fs/promises";
import { parse } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { company } from "../app/content/company";
import { indexablePaths } from "../tests/fixtures/route-table";
import { findPages, renderAll, socialImages } from "./social-images";

describe("the social images", () => {
  it("are there for every page that search engines may list, and no other", async () => {
    const paths = (await findPages()).map(({ path }) => path);
    const articlePaths = (await readdir("app/content/blog")).map(
      (file) => `/blog/${parse(file).name}`,
    );
    expect(paths.toSorted()).toEqual([...new Set([...indexablePaths, ...articlePaths])].toSorted());
  });

  it("say what kind of page each is of", async () => {
    const kinds = Object.fromEntries((await findPages()).map(({ path, kind }) => [path, kind]));
    expect(kinds).toMatchObject({
      "/blog/choosing-iata-crate": "Guide",
      "/blog/new-airline-partnerships": "News",
      "/services/export-services": "Service",
      "/products/pet-accessories": "Travel supplies",
      "/privacy-policy": company.name,
    });
  });

  it("measure 1200 by 630 and have less than 120 kB, with few words and with many", async () => {
    const long =
      "What airlines, customs & the ministry want to see of a “snub-nosed” dog <in transit>";
    const cards = ["FAQ", long].map((title) => ({ title, kind: "Guide" }));
    for (const file of await renderAll(cards)) {
      expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect((await stat(file)).size).toBeLessThan(120_000);
    }
  }, 30_000);

  it("stop the build when a title has a character that the fonts lack", async () => {
    await expect(renderAll([{ title: "कुत्ता", kind: "Guide" }])).rejects.toThrow(/कुत्ता/);
  });

  it("leave other modules alone", async () => {
    const { load } = socialImages();
    if (typeof load !== "function") throw new Error("The plugin has no load");
    expect(await Reflect.apply(load, null, ["virtual:others"])).toBeUndefined();
  });
});
