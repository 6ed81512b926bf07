import { mkdir, rm, writeFile } from "node:fs/promises";
import vnuJar from "vnu-jar";
import { cr1Crate } from "../../workers/sandbox/catalogue/crates";
import { pagePaths } from "../fixtures/route-table";
import { expect, pathOf, test } from "./journey";

const folder = ".wrangler/e2e-html";

/** React writes these, and they change nothing. */
const ignored = ["--filterpattern", "Trailing slash on void elements.*"];

test("the W3C Nu checker finds nothing in any page's HTML", async ({ request }) => {
  test.slow();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const paths = [...pagePaths, pathOf(cr1Crate), "/no/such/page"];
  const files = await Promise.all(
    paths.map(async (path) => {
      const file = `${folder}/${path.replaceAll("/", "_")}.html`;
      const html = await (await request.get(path)).text();
      // The style sheet within each page is no HTML, and newer than what the checker knows of CSS.
      await writeFile(file, html.replace(/<style>.*?<\/style>/s, ""));
      return file;
    }),
  );
  expect(await vnuJar.vnu.check(["--format", "gnu", ...ignored, ...files])).toBe("");
});
