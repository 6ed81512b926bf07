import pMap from "p-map";
import { concurrentRequests } from "#edge/http/connections.ts";
import { hourMs } from "#edge/http/india-clock.ts";
import { log } from "#edge/log/log.server.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import type { Digests } from "#office/enquiry/watch/digests.server.ts";
import { relayDigest } from "#office/enquiry/watch/send-digest.server.ts";
import type { Watch } from "#office/enquiry/watch/watch.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { deliverEnquiry, type FormService } from "./form-service.server.ts";
import type { Outbox, WaitingEnquiries } from "./outbox.server.ts";

const overdueAfterMs = hourMs;

/** Of the enquiries that one line of the log is about. */
const maxReferences = 10;

/** Ends a run before the cron trigger starts the next one, and within D1's limit of 1,000 queries for each run. */
const runLimit = { ms: 4 * 60 * 1000, batches: 36 };

/**
 * Tries once to deliver the enquiry if it is due. Never logs what the visitor typed. Never throws: a later run
 * of the cron trigger repeats an attempt that failed.
 */
export async function relayEnquiry(
  outbox: Outbox,
  service: FormService,
  id: string,
): Promise<void> {
  await withoutThrowing(id, async () => {
    const enquiry = await outbox.claim(id, Date.now());
    return enquiry && attempt(outbox, service, enquiry);
  });
}

type Office = {
  outbox: Outbox;
  watch: Watch;
  digests: Digests;
  formService: FormService;
  digestService: FormService;
};

/**
 * The task of the cron trigger: delivers due enquiries and a digest that waits, and erases old enquiries; then logs an
 * error while any has been waiting for more than an hour, and one for all that happened since the last run: promises that
 * broke, a flood. Each step runs even when another one fails.
 * @throws AggregateError with all failures, so that the run counts as failed
 */
export async function relayDueEnquiries(office: Office): Promise<void> {
  const { outbox, watch, formService } = office;
  const outcomes = [
    ...(await Promise.allSettled([
      deliverDue(outbox, formService),
      relayDigest(office, Date.now()),
      watch.eraseOld(Date.now()),
    ])),
    ...(await Promise.allSettled([
      reportOverdue(outbox),
      reportFlood(watch),
      reportBrokenPromises(watch),
    ])),
  ];
  const failures = outcomes.filter((outcome) => outcome.status === "rejected");
  if (failures.length > 0) throw new AggregateError(failures.map(({ reason }) => reason));
}

/** Whether an enquiry has been waiting for so long that an operator should look at the form service. */
export function isOverdue({ oldestReceivedAt }: WaitingEnquiries): boolean {
  return oldestReceivedAt !== null && Date.now() - oldestReceivedAt > overdueAfterMs;
}

/**
 * Tries each due enquiry once, batch after batch. Refused ones do not end a run, so they hold up nobody. While the service
 * is down, each run tries one batch only; the others stay due, so that they are delivered as soon as it is up again.
 */
async function deliverDue(outbox: Outbox, service: FormService): Promise<void> {
  const startedAt = Date.now();
  const endsAt = startedAt + runLimit.ms;
  for (let batches = 0; batches < runLimit.batches && Date.now() < endsAt; batches += 1) {
    const due = await outbox.claimDue(startedAt, Date.now());
    const outcomes = await pMap(
      due,
      (one) => withoutThrowing(one.id, () => attempt(outbox, service, one)),
      { concurrency: concurrentRequests },
    );
    const isDown = outcomes.includes("failed") && !outcomes.includes("accepted");
    if (due.length === 0 || isDown) return;
  }
}

/** `failed` if the service could not be reached, or the database failed. */
type Outcome = "accepted" | "refused" | "failed";

async function attempt(
  outbox: Outbox,
  service: FormService,
  enquiry: EnquiryRecord,
): Promise<Outcome> {
  const { id, attempts } = enquiry;
  const reference = referenceOf(id);
  if (enquiry.kind === "quote" && enquiry.details === null) {
    log.error("The details of a stored enquiry cannot be read", { reference });
  }
  const failure = await deliverEnquiry(service, enquiry);
  if (failure === null) {
    await outbox.markDelivered(enquiry, Date.now());
    return "accepted";
  }
  const { kind, status, reason, error } = failure;
  if (kind === "refused") {
    log.warn("The form service did not accept an enquiry", { reference, attempts, status, reason });
  } else {
    log.warn("An enquiry is not delivered yet", { reference, attempts, failure: reason, error });
  }
  await outbox.recordFailure(enquiry, failure, Date.now());
  return kind === "refused" ? "refused" : "failed";
}

async function withoutThrowing(
  id: string,
  work: () => Promise<Outcome | null>,
): Promise<Outcome | null> {
  try {
    return await work();
  } catch (error) {
    log.error("An attempt to deliver an enquiry broke off", { reference: referenceOf(id), error });
    return "failed";
  }
}

async function reportOverdue(outbox: Outbox): Promise<void> {
  const waiting = await outbox.findWaiting();
  if (!isOverdue(waiting)) return;
  log.error("An enquiry has not been delivered for more than an hour", {
    undelivered: waiting.count,
  });
  const now = Date.now();
  await outbox.tellOverdue(now - overdueAfterMs, now);
}

async function reportFlood(watch: Watch): Promise<void> {
  const count = await watch.takeFlood(Date.now());
  if (count > 0) log.error("Enquiries came in a flood", { count });
}

/** Logs each broken promise once, for offices that read the log or get alarms from it. */
async function reportBrokenPromises(watch: Watch): Promise<void> {
  report("Enquiries were not answered in time", await watch.takeBrokenPromises(Date.now()));
  report(
    "Owners of booked quotes had no message in time",
    await watch.takeMissedMessages(Date.now()),
  );
}

/** Logs one line about all, since they may be hundreds. */
function report(message: string, ids: string[]): void {
  if (ids.length === 0) return;
  const references = ids.slice(0, maxReferences).map(referenceOf);
  log.error(message, { count: ids.length, references });
}
