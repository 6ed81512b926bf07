import * as v from "valibot";
import type { Deed } from "#office/enquiry/desk-log.server.ts";
import { type EnquiryRecord, readRecord, recordColumns } from "#office/enquiry/record.ts";

const logPageSize = 100;
const maxExported = 5_000;

const noteSchema = v.object({ at: v.number(), who: v.string(), text: v.string() });

const logSchema = v.object({
  at: v.number(),
  who: v.string(),
  reference: v.nullable(v.string()),
  did: v.string(),
});

export type Note = v.InferOutput<typeof noteSchema>;
export type LogEntry = v.InferOutput<typeof logSchema>;

/** The office’s own records: its notes, and who did what. */
export function createJournal(database: D1Database) {
  return {
    async listNotes(enquiryId: string): Promise<Note[]> {
      const { results } = await database
        .prepare("SELECT at, who, text FROM enquiry_notes WHERE enquiry_id = ?1 ORDER BY id")
        .bind(enquiryId)
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
    async takeExport(from: number, until: number, deed: Deed): Promise<EnquiryRecord[]> {
      const reading = database
        .prepare(
          `SELECT ${recordColumns} FROM enquiries WHERE received_at >= ?1 AND received_at < ?2
           ORDER BY received_at LIMIT ${maxExported}`,
        )
        .bind(from, until);
      const { who, at, did } = deed;
      const logging = database
        .prepare("INSERT INTO desk_log (at, who, did) VALUES (?1, ?2, ?3)")
        .bind(at, who, did);
      const [rows] = await database.batch([reading, logging]);
      return (rows?.results ?? []).map(readRecord);
    },
  };
}
