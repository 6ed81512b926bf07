import * as v from "valibot";
import { type By, logIfChanged } from "#office/enquiry/store/desk-log.server.ts";

const textSchema = v.object({
  key: v.string(),
  title: v.string(),
  words: v.string(),
  changedAt: v.number(),
});

/** A text of the office, and when it was changed last, which is the state that a form names. */
export type StoredText = v.InferOutput<typeof textSchema>;

/** The office's own texts, and how its people sign. Each change returns whether it changed anything. */
export function createTexts(database: D1Database) {
  async function change(changing: D1PreparedStatement, by: By, did: string) {
    const logging = logIfChanged(database, null, { ...by, did });
    const [changed] = await database.batch([changing, logging]);
    return (changed?.meta.changes ?? 0) > 0;
  }

  return {
    async list(): Promise<StoredText[]> {
      const { results } = await database
        .prepare("SELECT key, title, words, changed_at AS changedAt FROM texts ORDER BY title")
        .all();
      return v.parse(v.array(textSchema), results);
    },

    /** Writes a text that was seen as it was changed last; null for one that was not there. */
    save: (text: Omit<StoredText, "changedAt">, by: By, seen: number | null) =>
      change(
        database
          .prepare(
            `INSERT INTO texts (key, title, words, changed_at)
             SELECT ?1, ?2, ?3, ?4 WHERE ?5 IS NULL OR EXISTS (SELECT 1 FROM texts WHERE key = ?1)
             ON CONFLICT (key) DO UPDATE
             SET title = excluded.title, words = excluded.words, changed_at = excluded.changed_at
             WHERE changed_at = ?5`,
          )
          .bind(text.key, text.title, text.words, by.at, seen),
        by,
        `wrote the text “${text.title}”`,
      ),

    remove: ({ key, title }: Pick<StoredText, "key" | "title">, by: By, seen: number) =>
      change(
        database.prepare("DELETE FROM texts WHERE key = ?1 AND changed_at = ?2").bind(key, seen),
        by,
        `deleted the text “${title}”`,
      ),

    /** Null for somebody who signs with their name alone. */
    async findSignature(who: string): Promise<string | null> {
      const words = await database
        .prepare("SELECT words FROM signatures WHERE who = ?1")
        .bind(who)
        .first("words");
      return v.parse(v.nullable(v.string()), words);
    },

    /** Names no state, since everybody changes their own alone. */
    sign: (by: By, words: string) =>
      change(
        database
          .prepare(
            `INSERT INTO signatures (who, words) VALUES (?1, ?2)
             ON CONFLICT (who) DO UPDATE SET words = excluded.words`,
          )
          .bind(by.who, words),
        by,
        "changed their signature",
      ),
  };
}
