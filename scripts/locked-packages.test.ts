import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, it } from "vitest";

const lockSchema = v.object({
  packages: v.record(v.string(), v.object({ hasInstallScript: v.optional(v.boolean(), false) })),
});

const lock = v.parse(lockSchema, JSON.parse(readFileSync("package-lock.json", "utf8")));

it("each package with an install script is allowed or refused by name, and npm insists on it", () => {
  const { allowScripts } = v.parse(
    v.object({ allowScripts: v.record(v.string(), v.boolean()) }),
    JSON.parse(readFileSync("package.json", "utf8")),
  );
  const withScripts = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([location]) => location.replace(/^.*node_modules\//, ""));
  const unnamed = withScripts.filter((name) => !(name in allowScripts) && name !== "fsevents");
  expect(unnamed).toEqual([]);
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^strict-allow-scripts=true$/m);
});

it("there is one workerd: wrangler, Miniflare and both plugins share a release", () => {
  const locations = Object.keys(lock.packages);
  for (const name of ["workerd", "miniflare", "wrangler"]) {
    expect(locations.filter((location) => location.endsWith(`node_modules/${name}`))).toEqual([
      `node_modules/${name}`,
    ]);
  }
});
