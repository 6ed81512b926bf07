import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, it } from "vitest";
import { findInstalled, lockSchema, runsBesideToken } from "./locked-packages.ts";

const lock = v.parse(lockSchema, JSON.parse(readFileSync("package-lock.json", "utf8")));

it("what a package depends on is found where Node would find it", () => {
  const none = {
    dependencies: {},
    optionalDependencies: {},
    peerDependencies: {},
    hasInstallScript: false,
  };
  const packages = {
    "node_modules/a": { ...none, dependencies: { b: "1", "@c/d": "1" } },
    "node_modules/a/node_modules/b": { ...none, optionalDependencies: { e: "1" } },
    "node_modules/b": none,
    "node_modules/@c/d": { ...none, peerDependencies: { b: "2" } },
  };
  expect([...findInstalled({ packages }, ["a"])].toSorted()).toEqual([
    "node_modules/@c/d",
    "node_modules/a",
    "node_modules/a/node_modules/b",
    "node_modules/b",
  ]);
});

it("the audit covers each package that the deployment commands import", () => {
  const files = ["scripts/command.ts", "scripts/site-build.ts", ...filesOf("scripts/deployment")];
  const imported = files.flatMap((file) => {
    const imports = readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"([^."#][^"]*)"/g);
    return [...imports].map(([, name = ""]) => name).filter((name) => !name.startsWith("node:"));
  });
  expect([...new Set(imported)].filter((name) => !runsBesideToken.includes(name))).toEqual([]);
  expect(findInstalled(lock, runsBesideToken)).toContain("node_modules/workerd");
});

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

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => `${folder}/${name}`);
}

it("there is one workerd: wrangler, Miniflare and both plugins share a release", () => {
  const locations = Object.keys(lock.packages);
  for (const name of ["workerd", "miniflare", "wrangler"]) {
    expect(locations.filter((location) => location.endsWith(`node_modules/${name}`))).toEqual([
      `node_modules/${name}`,
    ]);
  }
});
