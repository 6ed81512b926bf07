import {
  countTicks,
  type Timeline,
  type TimelineStep,
} from "#travel/plan/result/plan-timeline.server.ts";

type PetRows = { label: string; rows: TimelineStep[] };

type Merged = Pick<Timeline, "steps" | "toTick" | "doneAlready">;

/**
 * The rows of all pets as one list, by their first days: what is the same for all once, such as the visit to AQCS, and
 * what differs once for the pets that it concerns.
 */
export function mergeRows(pets: PetRows[]): Merged {
  const groups = new Map<string, { row: TimelineStep; labels: string[] }>();
  const lists = pets.map(({ label, rows }) =>
    rows.map((row) => {
      const { id, title, when, hours, bar, isDone, isLate } = row;
      const key = JSON.stringify([id, title, when, hours, bar, isDone, isLate]);
      const group = groups.get(key) ?? { row, labels: [] };
      group.labels.push(label);
      groups.set(key, group);
      return group;
    }),
  );
  const steps = mergeLists(lists, ({ row }) => startOf(row)).map(({ row, labels }) =>
    labels.length === pets.length
      ? row
      : {
          ...row,
          id: `${row.id}-${labels.join("-").toLowerCase().replaceAll(" ", "-")}`,
          title: `${row.title}: ${labels.join(", ")}`,
        },
  );
  return { steps, ...countTicks(steps) };
}

/** Where the row's bar begins; what is done comes before all. */
const startOf = ({ bar, isDone }: TimelineStep): number => (isDone ? -1 : (bar?.x ?? 0));

/** Everything once and each list in its own order; of those that may be next, the one that starts first. */
function mergeLists<Item>(lists: Item[][], startOf: (item: Item) => number): Item[] {
  const heads = [...new Set(lists.flatMap(([head]) => (head === undefined ? [] : [head])))];
  const free = heads.filter((head) => lists.every((list) => list.indexOf(head) <= 0));
  const [next] = (free.length > 0 ? free : heads).toSorted(
    (one, other) => startOf(one) - startOf(other),
  );
  if (next === undefined) return [];
  const rest = lists.map((list) => list.filter((item) => item !== next));
  return [next, ...mergeLists(rest, startOf)];
}
