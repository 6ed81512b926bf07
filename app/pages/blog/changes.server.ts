import { href } from "react-router";
import type { Change } from "#content/change-schema.ts";
import changes from "#content/changes.yaml";

const page = href("/guides/:guide", { guide: "what-changed" });

const categories = {
  rule: "Change of a rule",
  fee: "Change of a fee",
  airline: "Change of an airline",
} as const satisfies Record<Change["about"], string>;

/** The newest change first. */
export const newestChanges: Change[] = changes.toSorted((one, other) =>
  other.day.localeCompare(one.day),
);

/** The changes as entries of the feed, each with its address on the page of the changes. */
export const listChanges = () =>
  newestChanges.map(({ id, day, about, title, was, now }) => ({
    path: `${page}#${id}`,
    title,
    description: `Was: ${was}. Now: ${now}.`,
    category: categories[about],
    published: day,
    modified: day,
  }));
