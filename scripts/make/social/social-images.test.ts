import { readdir } from "node:fs/promises";
import { parse } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { indexablePaths } from "#tests/fixtures/route-table.ts";
import { destinationNames, ruleGuideNames } from "#travel/rules/rules.ts";
import { createRenderer } from "./render.ts";
import { findPages, findPlanViews } from "./social-images.ts";

const ruleGuidePaths = ruleGuideNames.map((name) => `/guides/${name}`);

describe("the social images", () => {
  it("exist for every indexable page, and for no other", async () => {
    const paths = (await findPages()).map(({ path }) => path);
    const documentPaths = await Promise.all(
      ["blog", "guides"].map(async (folder) => {
        const files = await readdir(`app/content/${folder}`);
        return files.map((file) => `/${folder}/${parse(file).name}`);
      }),
    );
    const expected = new Set([...indexablePaths, ...documentPaths.flat(), ...ruleGuidePaths]);
    expect(paths.toSorted()).toEqual([...expected].toSorted());
  });

  it("name the pet and the destination of a plan", async () => {
    const titles = Object.fromEntries(
      (await findPlanViews()).map(({ path, title }) => [path, title]),
    );
    expect(Object.keys(titles)).toHaveLength(2 * destinationNames.length);
    expect(titles).toMatchObject({
      "/plan/dog-uk": "Dog to the UK",
      "/plan/cat-india": "Cat to India",
    });
  });

  it("show the pet of a plan", async () => {
    const shown = (await findPlanViews()).map(({ path, picture }) => [path, picture?.pet]);
    expect(shown).toContainEqual(["/plan/dog-uk", "dog"]);
    expect(shown).toContainEqual(["/plan/cat-uk", "cat"]);
  });

  it("name the kind of each page", async () => {
    const kinds = Object.fromEntries((await findPages()).map(({ path, kind }) => [path, kind]));
    expect(kinds).toMatchObject({
      "/blog/choosing-iata-crate": "Guide",
      "/blog/new-airline-partnerships": "News",
      "/guides/what-changed": "Guide",
      "/services/export-services": "Service",
      "/products/pet-accessories": "Travel supplies",
      "/privacy-policy": company.name,
    });
  });

  it("measure 1200 by 630 and stay under 120 kB, whatever the length of the title", async () => {
    const title =
      "What airlines, customs & the ministry want to see of a “snub-nosed” dog <in transit>";
    const render = await createRenderer();
    for (const image of [
      await render({ title: "FAQ", kind: "Guide" }),
      await render({ title, kind: "Guide" }),
    ]) {
      expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(image.length).toBeLessThan(120_000);
    }
  });

  it("cannot be rendered when the fonts lack a character of the title", async () => {
    const render = await createRenderer();
    await expect(render({ title: "कुत्ता", kind: "Guide" })).rejects.toThrow(/कुत्ता/);
  });
});
