import * as v from "valibot";
import type { RouteFigures } from "./request-tally";

const rowSchema = v.object({
  route: v.string(),
  requests: v.number(),
  totalMs: v.number(),
  longestMs: v.number(),
  storeErrors: v.number(),
});

export type RequestFigures = ReturnType<typeof createRequestFigures>;

/** The figures of requests in D1 (migrations/), by day and route. */
export function createRequestFigures(database: D1Database) {
  return {
    /** Adds to what the day has already, from this isolate and others; all of it or nothing. */
    async add(day: string, figures: RouteFigures[]): Promise<void> {
      const statement = database.prepare(
        `INSERT INTO request_figures (day, route, requests, total_ms, longest_ms, store_errors)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (day, route) DO UPDATE SET
           requests = requests + excluded.requests,
           total_ms = total_ms + excluded.total_ms,
           longest_ms = max(longest_ms, excluded.longest_ms),
           store_errors = store_errors + excluded.store_errors`,
      );
      await database.batch(
        figures.map(({ route, requests, totalMs, longestMs, storeErrors }) =>
          statement.bind(day, route, requests, totalMs, longestMs, storeErrors),
        ),
      );
    },

    /** The figures of each route from that day on. */
    async sumSince(day: string): Promise<RouteFigures[]> {
      const { results } = await database
        .prepare(
          `SELECT route, sum(requests) AS requests, sum(total_ms) AS totalMs,
             max(longest_ms) AS longestMs, sum(store_errors) AS storeErrors
           FROM request_figures WHERE day >= ?1 GROUP BY route`,
        )
        .bind(day)
        .all();
      return v.parse(v.array(rowSchema), results);
    },

    async eraseBefore(day: string): Promise<void> {
      await database.prepare("DELETE FROM request_figures WHERE day < ?1").bind(day).run();
    },
  };
}

/** The day in UTC, such as 2026-11-22. */
export const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);
