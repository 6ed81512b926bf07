import { dayInIndia } from "#edge/http/india-clock.ts";
import { log } from "#edge/log/log.server.ts";
import { daysBetween, isBackupDue, isBackupOver, isBackupOverdue } from "./backup-rules.ts";
import { dumpDatabase } from "./dump.server.ts";

/** A quarter to two at night in India, as in wrangler.toml. */
export const backupCron = "15 20 * * *";

const folder = "enquiries/";
const keyOf = (day: string) => `${folder}${day}.sql`;
const dayOf = (key: string) => key.slice(folder.length, folder.length + "2026-11-29".length);

/** R2 takes parts of one size, of 5 MiB or more, and a smaller last one. */
const partBytes = 8 * 1024 * 1024;

export type Backups = ReturnType<typeof createBackups>;

/** The backups of the database in R2, one file of SQL for each day that has one (docs/backup.md). */
export function createBackups(bucket: R2Bucket, database: D1Database) {
  /** The newest first. */
  async function listDays(): Promise<string[]> {
    const { objects } = await bucket.list({ prefix: folder });
    return objects
      .map(({ key }) => dayOf(key))
      .toSorted()
      .toReversed();
  }

  return {
    /** Deletes the backups that are too old, and makes one if it is due. Logs a failure: the next day's run repeats it. */
    async backUp(now: number): Promise<void> {
      const today = dayInIndia(now);
      try {
        const days = await listDays();
        const over = days.filter((day) => isBackupOver(day, today));
        if (over.length > 0) await bucket.delete(over.map(keyOf));
        if (!isBackupDue(days[0] ?? null, today)) return;
        const { size } = await writeFile(bucket, keyOf(today), dumpDatabase(database));
        log.info("The database was backed up", { day: today, bytes: size });
      } catch (error) {
        log.error("The database could not be backed up", { error });
      }
    },

    /** How many days old the newest backup is, null without one; and whether that is too old. @throws if a service fails */
    async findAge(now: number): Promise<{ ageDays: number | null; isOverdue: boolean }> {
      const today = dayInIndia(now);
      const oldest = database.prepare("SELECT min(received_at) AS oldest FROM enquiries");
      const [days, oldestReceivedAt] = await Promise.all([
        listDays(),
        oldest.first<number>("oldest"),
      ]);
      const newest = days[0] ?? null;
      return {
        ageDays: newest === null ? null : daysBetween(newest, today),
        isOverdue: isBackupOverdue(newest, oldestReceivedAt, today),
      };
    },
  };
}

/** Writes the texts as one file, which appears only when it is complete. */
async function writeFile(bucket: R2Bucket, key: string, texts: AsyncIterable<string>) {
  const upload = await bucket.createMultipartUpload(key);
  const parts: R2UploadedPart[] = [];
  const put = async (part: Blob) => {
    parts.push(await upload.uploadPart(parts.length + 1, part));
  };
  let waiting = new Blob();
  for await (const text of texts) {
    waiting = new Blob([waiting, text]);
    while (waiting.size > partBytes) {
      await put(waiting.slice(0, partBytes));
      waiting = waiting.slice(partBytes);
    }
  }
  await put(waiting);
  return upload.complete(parts);
}
