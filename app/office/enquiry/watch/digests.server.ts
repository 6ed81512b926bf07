import * as v from "valibot";

/** An attempt takes less time, so no other run attempts the same digest meanwhile. */
const attemptMs = 60_000;

const digestSchema = v.object({ day: v.string(), message: v.string() });

export type Digest = v.InferOutput<typeof digestSchema>;

export type Digests = ReturnType<typeof createDigests>;

/** The morning's digest in D1 (migrations/), until the form service has it. */
export function createDigests(database: D1Database) {
  return {
    /** Stores the day's digest, if it is the first one, in place of an earlier day's, which is out of date. */
    async store({ day, message }: Digest, now: number): Promise<void> {
      await database.batch([
        database.prepare("DELETE FROM digests WHERE day < ?1").bind(day),
        database
          .prepare(
            `INSERT INTO digests (day, message, next_attempt_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (day) DO NOTHING`,
          )
          .bind(day, message, now),
      ]);
    },

    /** Claims the digest for one attempt; null if none is due. */
    async claim(now: number): Promise<Digest | null> {
      const row = await database
        .prepare(
          `UPDATE digests SET next_attempt_at = ?1 + ${attemptMs}
           WHERE delivered_at IS NULL AND next_attempt_at <= ?1 RETURNING day, message`,
        )
        .bind(now)
        .first();
      return row && v.parse(digestSchema, row);
    },

    async markDelivered(day: string, now: number): Promise<void> {
      await database
        .prepare("UPDATE digests SET delivered_at = ?2 WHERE day = ?1")
        .bind(day, now)
        .run();
    },
  };
}
