import {
  countTicks,
  type Timeline,
  type TimelineStep,
} from "#travel/plan/result/plan-timeline.server.ts";

type PetRows = { label: string; rows: TimelineStep[] };

type Merged = Pick<Timeline, "steps" | "toTick" | "doneAlready">;

/**
 * The rows of all pets as one list: what is the same for all once, such as the visit to AQCS, and what differs once for
 * the pets that it concerns, one after the other.
 */
export function mergeRows(pets: PetRows[]): Merged {
  const steps = orderOf(pets.map(({ rows }) => rows.map(({ id }) => id))).flatMap((id) => {
    const groups = new Map<string, { row: TimelineStep; labels: string[] }>();
    for (const { label, rows } of pets) {
      const row = rows.find((one) => one.id === id);
      if (!row) continue;
      const { title, when, hours, bar, isDone, isLate } = row;
      const key = JSON.stringify([title, when, hours, bar, isDone, isLate]);
      const group = groups.get(key);
      if (group) group.labels.push(label);
      else groups.set(key, { row, labels: [label] });
    }
    return [...groups.values()].map(({ row, labels }) =>
      labels.length === pets.length
        ? row
        : {
            ...row,
            id: `${id}-${labels.join("-").toLowerCase().replaceAll(" ", "-")}`,
            title: `${row.title}: ${labels.join(", ")}`,
          },
    );
  });
  return { steps, ...countTicks(steps) };
}

/** The ids of all lists, each after the one that stands before it in its own list. */
function orderOf(lists: string[][]): string[] {
  const order: string[] = [];
  for (const list of lists) {
    for (const [index, id] of list.entries()) {
      if (order.includes(id)) continue;
      const before = list[index - 1];
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    }
  }
  return order;
}
