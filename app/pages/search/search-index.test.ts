import { expect, it } from "vitest";
import type { Entry } from "./entry.ts";
import { createIndex, type Tolerance } from "./search-index.ts";
import { readWords } from "./words.ts";

const entryOf = (title: string, more: Partial<Entry> = {}): Entry => ({
  kind: "guide",
  path: `/${title}`,
  title,
  text: "",
  ...more,
});

const index = createIndex([
  entryOf("Quarantine in India", { text: "Pets with a permit stay at the station." }),
  entryOf("Canada", { text: "No quarantine for a pet of the family." }),
  entryOf("The UAE: when can we fly?", { onlyBy: "UAE Dubai" }),
  entryOf("When can we fly?"),
  entryOf("Choosing a crate", { also: "IATA" }),
  entryOf("A cat’s care", { text: "A car to the vet." }),
]);

const find = (query: string, tolerance: Tolerance) =>
  index(readWords(query), tolerance).map(({ entry }) => entry.title);

it("A word in the title counts more than one in the text", () => {
  expect(find("quarantine", "exact")).toEqual(["Quarantine in India", "Canada"]);
});

it("All words are needed, wherever they are", () => {
  expect(find("quarantine family", "exact")).toEqual(["Canada"]);
  expect(find("quarantine hamster", "exact")).toEqual([]);
});

it("The beginning of a longer word suffices", () => {
  expect(find("quara", "exact")).toHaveLength(2);
});

it("Words that are not shown find a place, too", () => {
  expect(find("iata", "exact")).toEqual(["Choosing a crate"]);
});

it("A place that has names is not found without one", () => {
  expect(find("fly", "exact")).toEqual(["When can we fly?"]);
  expect(find("fly dubai", "exact")).toEqual(["The UAE: when can we fly?"]);
});

it("A typing error is forgiven only when asked for", () => {
  expect(find("quarentine", "exact")).toEqual([]);
  expect(find("quarentine", "typos")).toHaveLength(2);
  expect(find("dubay", "typos")).toEqual(["The UAE: when can we fly?"]);
});

it("Short words are taken as they are typed", () => {
  expect(find("cab", "typos")).toEqual([]);
});

it("Some of the words suffice at last", () => {
  expect(find("crate hamster", "some words")).toEqual(["Choosing a crate"]);
});

it("A match names the words that it has", () => {
  const [match] = index(readWords("kennel"), "exact");
  expect([...(match?.words ?? [])]).toEqual(["crate"]);
});
