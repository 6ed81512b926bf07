import { backupRetentionDays } from "#content/company/retention.ts";
import { dayInIndia, dayMs } from "#edge/http/india-clock.ts";

/** Days as `2026-11-29`, by the calendar of India. */
type IsoDay = string;

const everyDays = 7;
/** Leaves a day for a second attempt. */
const longestGapDays = everyDays + 1;

export const daysBetween = (day: IsoDay, later: IsoDay): number =>
  (Date.parse(later) - Date.parse(day)) / dayMs;

/** Whether today's run has to make a backup: a week after the newest one, or a day after an attempt that failed. */
export const isBackupDue = (newest: IsoDay | null, today: IsoDay): boolean =>
  newest === null || daysBetween(newest, today) >= everyDays;

/** Whether today's run has to delete the backup of a day. */
export const isBackupOver = (day: IsoDay, today: IsoDay): boolean =>
  daysBetween(day, today) >= backupRetentionDays;

/** Whether an enquiry has been stored for so long that a backup should have it, and there is none of these days. */
export function isBackupOverdue(
  newest: IsoDay | null,
  oldestReceivedAt: number | null,
  today: IsoDay,
): boolean {
  if (oldestReceivedAt === null) return false;
  const oldest = dayInIndia(oldestReceivedAt);
  return [newest ?? oldest, oldest].every((day) => daysBetween(day, today) > longestGapDays);
}
