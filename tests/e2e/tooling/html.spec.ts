import { mkdir, rm, writeFile } from "node:fs/promises";
import vnuJar from "vnu-jar";
import { findProgram } from "#scripts/testing/browser.ts";
import { expect, pathOf, test } from "#tests/e2e/browser-test.ts";
import { pagePaths } from "#tests/fixtures/route-table.ts";
import { cr1Crate } from "#workers/sandbox/catalogue/catalogue.ts";

const htmlFolder = ".wrangler/e2e-html";

/** React writes these slashes. They have no effect. */
const ignored = ["--filterpattern", "Trailing slash on void elements.*"];

test("the W3C Nu checker finds no errors in the HTML of any page", async ({ request }) => {
  // Otherwise the checker downloads one.
  if (!findProgram("java")) throw new Error("Install Java first, such as default-jre-headless.");
  await rm(htmlFolder, { recursive: true, force: true });
  await mkdir(htmlFolder, { recursive: true });
  const plan = "/plan?to=eu&country=fi&pet=dog&snub=yes&chip=2026-05-01&arrive=2027-06-01";
  const crate = "/crate-size?pet=cat&a=45&b=14&c=16&d=31&snub=yes&pets=2";
  const steps = ["/quote?step=pet&to=india&chip=2026-05-01", "/quote?step=you&to=uk&pet=dog"];
  const paths = [...pagePaths, plan, crate, ...steps, pathOf(cr1Crate), "/no/such/page"];
  const files = await Promise.all(
    paths.map(async (path) => {
      const file = `${htmlFolder}/${path.replaceAll("/", "_")}.html`;
      const html = await (await request.get(path)).text();
      // The inlined style sheet uses CSS that is newer than the checker.
      await writeFile(file, html.replace(/<style>.*?<\/style>/s, ""));
      return file;
    }),
  );
  expect(await vnuJar.vnu.check(["--format", "gnu", ...ignored, ...files])).toBe("");
});
