import * as v from "valibot";

const logPageSize = 100;

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
  };
}
