import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { expect, it } from "vitest";

const root = `${import.meta.dirname}/..`;
const architecture = readFileSync(`${root}/docs/architecture.md`, "utf8");
const [, section = ""] = architecture.split("\n## Layers\n");

/** The table of docs/architecture.md: the folders of each layer, from the top. */
const layers = [...section.matchAll(/^\|[^|]*\|((?: `[\w-]+`,?)+) \|$/gm)].map(([, cell = ""]) =>
  [...cell.matchAll(/[\w-]+/g)].map(([folder]) => folder),
);
const layerOf = (folder: string) => layers.findIndex((folders) => folders.includes(folder));

const folderOf = (path: string) => path.slice(0, path.indexOf("/"));
const files = globSync("*/**/*.{ts,tsx}", { cwd: `${root}/app` });

it("every folder of app has a place in the layers", () => {
  expect(layers.length).toBeGreaterThan(10);
  const missing = files.map(folderOf).filter((folder) => layerOf(folder) === -1);
  expect([...new Set(missing)]).toEqual([]);
});

const imports = files.flatMap((file) => {
  const found = readFileSync(`${root}/app/${file}`, "utf8").matchAll(
    /["'](~|\.\.?)\/([^"']+)["']/g,
  );
  return [...found]
    .map(([, from = "", path = ""]) =>
      normalize(from === "~" ? path : join(file, "..", from, path)),
    )
    .filter((path) => path.includes("/") && !path.startsWith(".."))
    .map((path) => ({ file, from: folderOf(file), to: folderOf(path) }));
});

it("imports stay in their layer or go down", () => {
  const upwards = imports.filter(({ from, to }) => layerOf(to) < layerOf(from));
  expect(upwards.map(({ file, to }) => `${file} imports from ${to}`)).toEqual([]);
});

it("no folders import each other, not even in a circle", () => {
  let left = [...new Set(files.map(folderOf))];
  const importsFromLeft = (folder: string) =>
    imports.some(({ file, from, to }) => {
      const isOther = from === folder && to !== folder && left.includes(to);
      return isOther && !file.includes(".test.");
    });
  for (let count = Infinity; left.length < count; ) {
    count = left.length;
    left = left.filter(importsFromLeft);
  }
  expect(left).toEqual([]);
});
