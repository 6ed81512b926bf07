import { hourMs } from "#edge/http/india-clock.ts";
import { withinTimeLimit } from "#edge/http/time-limit.ts";
import { log } from "#edge/log/log.server.ts";
import type { Backups } from "#office/backup/backups.server.ts";
import { type FormService, isHttp } from "#office/enquiry/delivery/form-service.server.ts";
import type { Outbox, WaitingEnquiries } from "#office/enquiry/delivery/outbox.server.ts";
import { isOverdue } from "#office/enquiry/delivery/relay.server.ts";
import type { Mails, WaitingMails } from "#office/enquiry/mail/mails.server.ts";
import type { Watch } from "#office/enquiry/watch/watch.server.ts";
import type { Journeys } from "#office/journey/journeys.server.ts";
import type { Catalogue } from "#shop/catalogue/catalogue.server.ts";
import type { StoreClient } from "#shop/catalogue/store/store-client.server.ts";
import { StoreError } from "#shop/catalogue/store/store-error.ts";

/** Longer than the store client's own time limit, so that its error is the one reported. */
export const checkLimitMs = 5_000;

/** The services and data that the site depends on. */
export type Dependencies = {
  catalogue: Pick<Catalogue, "findListSavedAt">;
  store: Pick<StoreClient, "listProducts">;
  /** Rejects if the database lacks what the site needs of it. */
  tryDatabase: () => Promise<void>;
  outbox: Pick<Outbox, "findWaiting">;
  watch: Pick<Watch, "countBrokenPromises" | "countMissedMessages">;
  journeys: Pick<Journeys, "countIncomplete">;
  backups: Pick<Backups, "findAge">;
  formService: FormService;
  /** Null if nothing is mailed. */
  mails: Pick<Mails, "findWaiting"> | null;
};

/** Checks every dependency at the same time, each for five seconds at most. */
export async function checkHealth(dependencies: Dependencies) {
  const { catalogue, store, tryDatabase, outbox, watch, backups, formService, mails } =
    dependencies;
  const countJourneys = () =>
    Promise.all([watch.countMissedMessages(now), dependencies.journeys.countIncomplete()]);
  const now = Date.now();
  const findingWaiting = withinTimeLimit(outbox.findWaiting(), checkLimitMs, new CheckTimeout());
  const findingBackup = withinTimeLimit(backups.findAge(now), checkLimitMs, new CheckTimeout());
  const [kv, database, storeCheck, formCheck, relay, journeys, backup, mail, promises] =
    await Promise.all([
      runCheck("kv", () => catalogue.findListSavedAt()),
      runCheck("database", tryDatabase),
      runCheck("store", () => store.listProducts()),
      runCheck("formService", () => reachFormService(formService)),
      runCheck("relay", async () => requireNoneOverdue(await findingWaiting)),
      runCheck("journeys", async () => requireShownJourneys(...(await countJourneys()))),
      runCheck("backup", async () => requireBackup(await findingBackup)),
      runCheck("mail", async () => mails && requireMails(await mails.findWaiting())),
      runCheck("promises", () => watch.countBrokenPromises(now)),
    ]);
  const checks = {
    kv: kv.report,
    database: database.report,
    store: storeCheck.report,
    formService: formCheck.report,
    relay: relay.report,
    journeys: journeys.report,
    backup: backup.report,
    mail: mail.report,
  };
  const waiting = await findingWaiting.catch(() => null);
  return {
    status: overallStatus(checks),
    /** The promises that people have to keep, apart from the services' state: neither hides the other. */
    promises: describePromises(promises.value),
    /** Where it is degraded, the site works as it does without mail. */
    mail: mails ? (mail.report.status === "ok" ? "ok" : "degraded") : "off",
    checks,
    /** Null if the database failed. */
    enquiries: waiting && {
      undelivered: waiting.count,
      oldestAgeSeconds: ageSeconds(waiting.oldestReceivedAt),
      refused: waiting.refused,
      flood: waiting.flood,
    },
    /** Null without a backup, or if it cannot be known. */
    backupAgeDays: (await findingBackup.catch(() => null))?.ageDays ?? null,
    /** Null without a cached list, or if KV failed. */
    catalogueAgeSeconds: ageSeconds(kv.value),
  };
}

type CheckReport =
  | { status: "ok"; durationMs: number }
  | { status: "failed"; durationMs: number; reason: string };

/**
 * "down" is what a visitor notices: forms need the database, and checkouts and pages without a cached copy need
 * the store. Without KV, pages fetch from the store; without the form service, or when it accepts none, enquiries wait.
 * A missed message or a stage that cannot be shown is no failure of a service, but the owner of a booked quote notices
 * it, so it wakes the office too.
 */
export function overallStatus(
  checks: Record<
    "kv" | "database" | "store" | "formService" | "relay" | "journeys" | "backup" | "mail",
    Pick<CheckReport, "status">
  >,
): "ok" | "degraded" | "down" {
  if (checks.database.status === "failed" || checks.store.status === "failed") return "down";
  return Object.values(checks).some(({ status }) => status === "failed") ? "degraded" : "ok";
}

function ageSeconds(sinceMs: number | null): number | null {
  return sinceMs === null ? null : Math.round((Date.now() - sinceMs) / 1_000);
}

/** Why a check failed, in words that are safe to send out. */
class CheckFailure extends Error {
  override name = "CheckFailure";
}

class CheckTimeout extends CheckFailure {
  override message = `No response within ${checkLimitMs / 1_000} seconds`;
}

/** Runs a check within its time limit. Its value is null when it fails. */
async function runCheck<Value>(
  name: string,
  check: () => Promise<Value>,
): Promise<{ report: CheckReport; value: Value | null }> {
  const startedAtMs = Date.now();
  const elapsedMs = () => Date.now() - startedAtMs;
  try {
    const value = await withinTimeLimit(check(), checkLimitMs, new CheckTimeout());
    // A busy isolate may run the timer after the response.
    if (elapsedMs() > checkLimitMs) throw new CheckTimeout();
    return { report: { status: "ok", durationMs: elapsedMs() }, value };
  } catch (error) {
    log.warn("A health check failed", { check: name, error });
    return {
      report: { status: "failed", durationMs: elapsedMs(), reason: publicReason(error) },
      value: null,
    };
  }
}

/** Messages of other errors may contain more than a monitor should know. */
function publicReason(error: unknown): string {
  const isPublic = error instanceof CheckFailure || error instanceof StoreError;
  return isPublic ? error.message : "It failed; see the log";
}

/**
 * Sends HEAD, which submits nothing. Any status below 500 passes, since many services respond to it with 404 or 405.
 * @throws CheckFailure
 */
async function reachFormService(service: FormService): Promise<void> {
  // The mail service has a check of its own.
  if (!isHttp(service)) return;
  const { endpoint } = service;
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(checkLimitMs),
    });
  } catch (cause) {
    throw new CheckFailure("The form service cannot be reached in time", { cause });
  }
  await response.body?.cancel();
  if (response.status >= 500) throw new CheckFailure(`HTTP ${response.status}`);
}

/** @throws CheckFailure if an enquiry has been waiting for more than an hour */
function requireNoneOverdue(waiting: WaitingEnquiries): void {
  if (isOverdue(waiting)) {
    throw new CheckFailure("An enquiry has not been delivered for more than an hour");
  }
}

/** @throws CheckFailure if the owner of a booked quote waits for a message later than promised, or misses stages */
function requireShownJourneys(missed: number, incomplete: number): void {
  const problems = [
    ...(missed > 0 ? [`Messages to owners that are later than promised: ${missed}`] : []),
    ...(incomplete > 0 ? [`Journeys with stages that cannot be read: ${incomplete}`] : []),
  ];
  if (problems.length > 0) throw new CheckFailure(problems.join(". "));
}

/** @throws CheckFailure if what is stored has no backup of the last days */
function requireBackup({ isOverdue }: { isOverdue: boolean }): void {
  if (isOverdue) throw new CheckFailure("There is no backup of the last eight days");
}

/** @throws CheckFailure if a mail has been waiting for more than an hour, or somebody has to say whether a reply arrived */
function requireMails({ oldestCreatedAt, unsure }: WaitingMails): null {
  if (oldestCreatedAt !== null && Date.now() - oldestCreatedAt > hourMs) {
    throw new CheckFailure("A mail has not been sent for more than an hour");
  }
  if (unsure > 0) throw new CheckFailure(`Replies that may not have gone out: ${unsure}`);
  return null;
}

/** @param broken how many replies are later than promised; null where the database failed */
function describePromises(broken: number | null) {
  if (broken === null) return { status: "unknown" };
  return { status: broken > 0 ? "broken" : "kept", broken };
}
