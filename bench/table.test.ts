import { expect, test } from "vitest";
import { renderTable } from "./table.ts";

test("columns are as wide as their widest cell, names to the left and numbers to the right", () => {
  const table = renderTable(
    ["Page", "kB"],
    [
      ["home", "125.0 ✗"],
      ["contact", "9"],
    ],
  );
  expect(table.split("\n")).toEqual([
    "| Page    |      kB |",
    "| ------- | ------: |",
    "| home    | 125.0 ✗ |",
    "| contact |       9 |",
  ]);
});

test("a row that ends early is filled up", () => {
  expect(
    renderTable(["Page", "kB"], [["home"]])
      .split("\n")
      .at(-1),
  ).toBe("| home |     |");
});
