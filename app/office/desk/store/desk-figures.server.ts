import * as v from "valibot";
import { endOfMonthInIndia, startOfDayInIndia } from "#edge/http/india-clock.ts";
import { countFigures, monthInSql } from "#office/enquiry/store/figures.server.ts";

const figureSchema = v.object({
  month: v.string(),
  what: v.string(),
  value: v.string(),
  count: v.number(),
});

/** How many enquiries of a month, by something that is known of them. */
export type Figure = v.InferOutput<typeof figureSchema>;

/** The figures of what is stored, together with those of what was erased. */
export function createFigures(database: D1Database) {
  return {
    /** From the first month to the last one, such as 2026-11. */
    async read(first: string, last: string): Promise<Figure[]> {
      const { results } = await database
        .prepare(
          `SELECT month, what, value, sum(count) AS count
           FROM (${countFigures("received_at >= ?1 AND received_at < ?2")}
             UNION ALL SELECT month, what, value, count FROM figures WHERE month BETWEEN ?3 AND ?4)
           GROUP BY month, what, value ORDER BY month, what, count DESC, value`,
        )
        .bind(startOfDayInIndia(`${first}-01`), endOfMonthInIndia(last), first, last)
        .all();
      return v.parse(v.array(figureSchema), results);
    },

    /** The first month that has figures; null if there are none. */
    async findFirstMonth(): Promise<string | null> {
      const month = await database
        .prepare(
          `SELECT min(month) AS month FROM (SELECT min(month) AS month FROM figures
             UNION ALL SELECT ${monthInSql("min(received_at)")} FROM enquiries)`,
        )
        .first("month");
      return v.parse(v.nullable(v.string()), month);
    },
  };
}
