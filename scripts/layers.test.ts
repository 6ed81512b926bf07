import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { expect, it } from "vitest";

const app = `${import.meta.dirname}/../app`;
const architecture = readFileSync(`${app}/../docs/architecture.md`, "utf8");
const [, section = ""] = architecture.split("\n## Layers\n");

/** The layers from the top, as the table of docs/architecture.md names them. */
const layers = [...section.matchAll(/^\| ([a-z]+) \|/gm)].map(([, layer = ""]) => layer);
const foundations = ["pictures", "fonts"];

const layerOf = (path: string) => path.slice(0, path.indexOf("/"));
const rankOf = (path: string) => layers.indexOf(layerOf(path));

const files = globSync("*/**/*.{ts,tsx}", { cwd: app });
const wholeLayers = new Set(globSync("*/*.{ts,tsx}", { cwd: app }).map(layerOf));
/** `travel/plan`; for a layer with files of its own, such as `frame`, the layer. */
const folderOf = (path: string) =>
  wholeLayers.has(layerOf(path)) ? layerOf(path) : path.split("/").slice(0, 2).join("/");

const imports = files.flatMap((file) => {
  const found = readFileSync(`${app}/${file}`, "utf8").matchAll(
    /\b(?:from|import)\s*\(?\s*"(#|\.\/)([^"]+)"/g,
  );
  return [...found]
    .map(([, from = "", path = ""]) => (from === "#" ? path : normalize(join(file, "..", path))))
    .filter((path) => layers.includes(layerOf(path)))
    .map((path) => ({ file, path }));
});

it("the folders of app are the layers", () => {
  const folders = readdirSync(app, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => !foundations.includes(name));
  expect(names.toSorted()).toEqual(layers.toSorted());
});

it("imports stay in their layer or go down", () => {
  expect(imports.length).toBeGreaterThan(1000);
  const upwards = imports.filter(({ file, path }) => rankOf(path) < rankOf(file));
  expect(upwards.map(({ file, path }) => `${file} imports ${path}`)).toEqual([]);
});

it("no folders import each other, not even in a circle", () => {
  const between = imports
    .filter(({ file }) => !file.includes(".test."))
    .map(({ file, path }) => ({ from: folderOf(file), to: folderOf(path) }))
    .filter(({ from, to }) => from !== to);
  let left = [...new Set(files.map(folderOf))];
  const importsFromLeft = (folder: string) =>
    between.some(({ from, to }) => from === folder && left.includes(to));
  for (let count = Infinity; left.length < count; ) {
    count = left.length;
    left = left.filter(importsFromLeft);
  }
  expect(left).toEqual([]);
});
