import * as v from "valibot";
import type { Deed } from "#office/enquiry/desk-log.server.ts";
import { type EnquiryRecord, recordColumns, recordSchema } from "#office/enquiry/record.ts";
import type { Period } from "./desk-lists.server.ts";

/** The position orders rows of the same time. */
const listedSchema = v.object({ ...recordSchema.entries, position: v.number() });

const pageSize = 500;

const inPeriod = "received_at >= ?1 AND received_at < ?2";

const namesSchema = v.array(v.object({ name: v.string() }));

/** The enquiries of a period, however many, to be taken out of the desk. */
export function createExports(database: D1Database) {
  return {
    async count({ from, until }: Period): Promise<number> {
      const count = await database
        .prepare(`SELECT count(*) AS count FROM enquiries WHERE ${inPeriod}`)
        .bind(from, until)
        .first("count");
      return v.parse(v.number(), count);
    },

    /** Adds a line to the log, with how many there are. Returns the names of all their details. */
    async begin({ from, until }: Period, { who, at, did }: Deed): Promise<string[]> {
      const logging = database
        .prepare(
          `INSERT INTO desk_log (at, who, did)
           SELECT ?3, ?4, ?5 || ': ' || count(*) || iif(count(*) = 1, ' enquiry', ' enquiries')
           FROM enquiries WHERE ${inPeriod}`,
        )
        .bind(from, until, at, who, did);
      const naming = database
        .prepare(
          `SELECT detail.key AS name
           FROM enquiries JOIN json_each(iif(json_valid(details), details, NULL)) AS detail
           WHERE ${inPeriod} AND typeof(detail.key) = 'text'
           GROUP BY detail.key ORDER BY min(detail.id), detail.key`,
        )
        .bind(from, until);
      const [, named] = await database.batch([logging, naming]);
      return v.parse(namesSchema, named?.results).map(({ name }) => name);
    },

    /** The oldest first. Each page is read when it is asked for. */
    async *readPages({ from, until }: Period): AsyncGenerator<EnquiryRecord[]> {
      for (let time = from, position = 0; ; ) {
        const { results } = await database
          .prepare(
            `SELECT ${recordColumns}, rowid AS position FROM enquiries
             WHERE (received_at, rowid) > (?1, ?2) AND received_at < ?3
             ORDER BY received_at, rowid LIMIT ${pageSize}`,
          )
          .bind(time, position, until)
          .all();
        const page = v.parse(v.array(listedSchema), results);
        const last = page.at(-1);
        if (!last) return;
        yield page;
        time = last.receivedAt;
        position = last.position;
      }
    },
  };
}
