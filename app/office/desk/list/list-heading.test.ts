import { expect, it } from "vitest";
import { headingOf } from "./list-heading.ts";
import { readListQuery } from "./list-query.ts";

it.each([
  ["", "What is due"],
  ["section=1", "What is due"],
  ["show=mine", "What is due of mine"],
  ["show=quotes", "Quotes that are due"],
  ["show=on-the-way", "On the way"],
  ["show=closed", "Lost and closed"],
  ["holder=ravi@marigold.example", "What ravi has"],
  ["q=+Moti+", "Search: Moti"],
])("the lists of ?%s have a heading of their own: %s", (search, heading) => {
  expect(headingOf(readListQuery(new URLSearchParams(search)))).toBe(heading);
});
