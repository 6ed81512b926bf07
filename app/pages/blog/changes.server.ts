import { href } from "react-router";
import type { Change } from "#content/change-schema.ts";
import changes from "#content/changes.yaml";
import { laterDay } from "./article-list.ts";

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

/** The day on which an article’s rules were last read: those of the list of changes, no earlier than its newest one. */
export const lastReading = (path: string, lastChecked: string): string =>
  path === page ? laterDay(lastChecked, newestChanges[0]?.day) : lastChecked;

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
