import { renderTable } from "./table.ts";

export type LoadResult = {
  name: string;
  /** How often each status was answered. */
  statuses: Record<string, number>;
  /** How often a connection failed, a timeout included, by what it said. */
  failures: Record<string, number>;
  timeouts: number;
  latencyMs: { p50: number; p97_5: number; p99: number };
};

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A row for each result; the columns of statuses are those that occurred, and 5xx. */
export function renderLoad(results: LoadResult[]): string {
  const statuses = [...new Set(results.flatMap(({ statuses }) => Object.keys(statuses)))]
    .filter((status) => !status.startsWith("5"))
    .sort();
  const header = ["Store", "Requests", ...statuses, "5xx", "p50 ms", "p97.5 ms", "p99 ms"];
  return renderTable(
    [...header, "Errors", "Timeouts"],
    results.map((result) => [
      result.name,
      ...[
        sumOf(result.statuses),
        ...statuses.map((status) => result.statuses[status] ?? 0),
        countServerErrors(result),
        ...Object.values(result.latencyMs),
        sumOf(result.failures) - result.timeouts,
        result.timeouts,
      ].map(String),
    ]),
  );
}

/** A line for all that may not happen under load. */
export function listFailures(results: LoadResult[]): string[] {
  return results.flatMap((result) => {
    const { name, statuses, failures } = result;
    const count = countServerErrors(result);
    return [
      ...(count > 0 ? [`${name}: ${count} answers with 5xx`] : []),
      ...Object.entries(failures).map(([reason, times]) => `${name}: ${times} times ${reason}`),
      ...(sumOf(statuses) === 0 ? [`${name}: nothing was answered`] : []),
    ];
  });
}

function countServerErrors({ statuses }: LoadResult): number {
  const errors = Object.entries(statuses).filter(([status]) => status.startsWith("5"));
  return sumOf(Object.fromEntries(errors));
}
