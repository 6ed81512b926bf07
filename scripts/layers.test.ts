import { globSync, readFileSync } from "node:fs";
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

it("imports stay in their layer or go down", () => {
  const upwards = files.flatMap((file) => {
    const imports = readFileSync(`${root}/app/${file}`, "utf8").matchAll(/["']~\/([\w-]+)\//g);
    return [...imports].flatMap(([, folder = ""]) =>
      layerOf(folder) < layerOf(folderOf(file)) ? [`${file} imports from ${folder}`] : [],
    );
  });
  expect(upwards).toEqual([]);
});
