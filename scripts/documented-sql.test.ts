import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");

/** The statements for operators: of `--command "…"`, and of files that a document describes. */
const statements = globSync("docs/*.md").flatMap((file) =>
  [...read(file).matchAll(/--command "([^"]+)"|`((?:DELETE|UPDATE) [^`]+;)`/g)].map(
    ([, command, ofFile]) => command ?? ofFile ?? "",
  ),
);

let database: DatabaseSync;

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  for (const file of globSync("migrations/*.sql").sort()) database.exec(read(file));
});

it("the documents have statements for an outage of the desk", () => {
  expect(statements.length).toBeGreaterThan(3);
});

it.each(statements)("the tables have all that a document names: %s", (sql) => {
  expect(() => database.prepare(sql).all()).not.toThrow();
});
