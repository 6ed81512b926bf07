import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { backupRetentionDays } from "#content/company/retention.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { isBackupDue, isBackupOver, isBackupOverdue } from "./backup-rules.ts";
import { backupCron } from "./backups.server.ts";

const today = "2026-12-07";
const dayBefore = (days: number) =>
  new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);
const receivedDaysAgo = (days: number) => Date.parse(dayBefore(days));

it("a cron trigger of each environment runs every night", () => {
  const crons = readFileSync("wrangler.toml", "utf8").match(/^crons = .*/gm) ?? [];
  expect(crons).toHaveLength(3);
  for (const line of crons) expect(line).toContain(`"${backupCron}"`);
});

describe("a backup is made", () => {
  it.each([
    ["where there is none", null, true],
    ["a week after the newest one", dayBefore(7), true],
    ["the day after, if that failed", dayBefore(8), true],
    ["not before", dayBefore(6), false],
    ["once a day at most", today, false],
  ])("%s", (_, newest, isDue) => {
    expect(isBackupDue(newest, today)).toBe(isDue);
  });
});

it("a backup is deleted when it is as old as we say, and not before", () => {
  expect(isBackupOver(dayBefore(backupRetentionDays), today)).toBe(true);
  expect(isBackupOver(dayBefore(backupRetentionDays - 1), today)).toBe(false);
});

describe("a backup is overdue", () => {
  it.each([
    ["when the newest is older than eight days", dayBefore(9), 30, true],
    ["when an enquiry has been stored for as long without one", null, 9, true],
    ["not while a second attempt may come", dayBefore(8), 30, false],
    ["not on a new site", null, 8, false],
    ["not while all enquiries are newer", dayBefore(20), 8, false],
  ])("%s", (_, newest, receivedDays, isOverdue) => {
    expect(isBackupOverdue(newest, receivedDaysAgo(receivedDays), today)).toBe(isOverdue);
  });

  it("not without an enquiry", () => {
    expect(isBackupOverdue(null, null, today)).toBe(false);
  });
});
