import * as v from "valibot";
import { type By, isOnMany } from "#office/enquiry/store/desk-log.server.ts";

/** How many lines of the log are read at once. */
export const logPageSize = 100;

const noteSchema = v.object({ at: v.number(), who: v.string(), text: v.string() });

const logSchema = v.object({
  id: v.number(),
  at: v.number(),
  who: v.string(),
  reference: v.nullable(v.string()),
  did: v.string(),
});

const namesSchema = v.array(v.object({ name: v.string() }));

export type Note = v.InferOutput<typeof noteSchema>;
export type LogEntry = v.InferOutput<typeof logSchema>;

const logColumns = "SELECT id, at, who, reference, did FROM desk_log";

/** The office’s own records: its notes, and who did what. */
export function createJournal(database: D1Database) {
  return {
    /** The last line of the log. A page reads it before what it shows, so that a change made meanwhile counts as unseen. */
    async findLastLine(): Promise<number> {
      const line = await database.prepare("SELECT max(id) AS line FROM desk_log").first("line");
      return v.parse(v.nullable(v.number()), line) ?? 0;
    },

    /** The deeds about the enquiries, or about many at once, since a line of the log. */
    async readLogSince(references: string[], line: number): Promise<LogEntry[]> {
      const { results } = await database
        .prepare(`${logColumns} WHERE (${isOnMany} OR reference IN (SELECT value FROM json_each(?1))) AND id > ?2
           ORDER BY id LIMIT ?3`)
        .bind(JSON.stringify(references), line, logPageSize)
        .all();
      return v.parse(v.array(logSchema), results);
    },

    /** How many enquiries somebody changed one by one in the post of a deed, which is all at one time. */
    async countChanged({ who, at }: By): Promise<number> {
      const count = await database
        .prepare(
          "SELECT count(DISTINCT reference) AS count FROM desk_log WHERE who = ?1 AND at = ?2",
        )
        .bind(who, at)
        .first("count");
      return v.parse(v.number(), count);
    },

    /** Who of the office has done anything at the desk, as long as its log remembers. */
    async listPeople(): Promise<string[]> {
      const { results } = await database
        .prepare("SELECT DISTINCT who AS name FROM desk_log WHERE instr(who, '@') ORDER BY who")
        .all();
      return v.parse(namesSchema, results).map(({ name }) => name);
    },

    async listNotes(enquiryId: string): Promise<Note[]> {
      const { results } = await database
        .prepare("SELECT at, who, text FROM enquiry_notes WHERE enquiry_id = ?1 ORDER BY id")
        .bind(enquiryId)
        .all();
      return v.parse(v.array(noteSchema), results);
    },

    /** The last lines of the log before a line, about one enquiry or about all. */
    async readLog(reference: string | null, before = Number.MAX_SAFE_INTEGER): Promise<LogEntry[]> {
      const isAsked = reference === null ? "?1 IS NULL" : "reference = ?1";
      const { results } = await database
        .prepare(`${logColumns} WHERE ${isAsked} AND id < ?2 ORDER BY id DESC LIMIT ?3`)
        .bind(reference, before, logPageSize)
        .all();
      return v.parse(v.array(logSchema), results);
    },
  };
}
