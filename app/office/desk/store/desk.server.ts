import * as v from "valibot";
import type { Deed } from "#office/enquiry/desk-log.server.ts";
import { createChanges } from "./desk-changes.server.ts";
import { createLists } from "./desk-lists.server.ts";
import {
  columnsOf,
  type DeskEnquiry,
  enquirySchema,
  type LogEntry,
  logSchema,
  type Note,
  noteSchema,
} from "./desk-rows.ts";

const logPageSize = 100;
const maxExported = 5_000;

export type Desk = ReturnType<typeof createDesk>;

/** The enquiries in D1, as the office works with them. */
export function createDesk(database: D1Database) {
  return {
    ...createLists(database),
    ...createChanges(database),

    /** Null once it is erased. */
    async find(id: string): Promise<DeskEnquiry | null> {
      const row = await database
        .prepare(`SELECT ${columnsOf(enquirySchema)} FROM enquiries WHERE id = ?1`)
        .bind(id)
        .first();
      return row && v.parse(enquirySchema, row);
    },

    async listNotes(id: string): Promise<Note[]> {
      const { results } = await database
        .prepare("SELECT at, who, text FROM enquiry_notes WHERE enquiry_id = ?1 ORDER BY id")
        .bind(id)
        .all();
      return v.parse(v.array(noteSchema), results);
    },

    /** The last lines of the log, about one enquiry or about all. */
    async readLog(reference: string | null): Promise<LogEntry[]> {
      const columns = "SELECT at, who, reference, did FROM desk_log";
      const query = reference
        ? database.prepare(`${columns} WHERE reference = ?1 ORDER BY id DESC LIMIT ?2`)
        : database.prepare(`${columns} WHERE ?1 IS NULL ORDER BY id DESC LIMIT ?2`);
      const { results } = await query.bind(reference, logPageSize).all();
      return v.parse(v.array(logSchema), results);
    },

    /** Reads the enquiries of the period, the oldest first, and adds a line to the log. */
    async takeExport(from: number, until: number, deed: Deed): Promise<DeskEnquiry[]> {
      const reading = database
        .prepare(
          `SELECT ${columnsOf(enquirySchema)} FROM enquiries
           WHERE received_at >= ?1 AND received_at < ?2
           ORDER BY received_at LIMIT ${maxExported}`,
        )
        .bind(from, until);
      const { who, at, did } = deed;
      const logging = database
        .prepare("INSERT INTO desk_log (at, who, did) VALUES (?1, ?2, ?3)")
        .bind(at, who, did);
      const [rows] = await database.batch([reading, logging]);
      return v.parse(v.array(enquirySchema), rows?.results);
    },
  };
}
