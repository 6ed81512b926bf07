import { log } from "~/log/log.server";
import { sendToFormService } from "./form-service.server";
import type { Outbox } from "./outbox.server";

const overdueAfterMs = 7 * 24 * 60 * 60 * 1000;
const concurrentAttempts = 5;

/**
 * Tries once to deliver the enquiry if it is due. Never logs what the visitor typed. Never throws: a later run
 * of the cron trigger repeats an attempt that failed.
 */
export async function relayEnquiry(outbox: Outbox, endpoint: string, id: string): Promise<void> {
  try {
    const enquiry = await outbox.claim(id, Date.now());
    if (!enquiry) return;
    const failure = await sendToFormService(endpoint, enquiry);
    if (failure === null) return await outbox.markDelivered(id, Date.now());
    log.warn("An enquiry is not delivered yet", { id, attempts: enquiry.attempts, failure });
    await outbox.recordFailure(id, failure);
  } catch (error) {
    log.error("An attempt to deliver an enquiry broke off", { id, error });
  }
}

/**
 * The task of the cron trigger: delivers due enquiries, erases those that were delivered 30 days ago, and logs
 * an error while any has been waiting for more than a week. Each step runs even when another one fails.
 * @throws AggregateError with all failures, so that the run counts as failed
 */
export async function relayDueEnquiries(outbox: Outbox, endpoint: string): Promise<void> {
  const outcomes = await Promise.allSettled([
    deliverDue(outbox, endpoint),
    outbox.eraseDelivered(Date.now()),
    reportOverdue(outbox),
  ]);
  const failures = outcomes.filter((outcome) => outcome.status === "rejected");
  if (failures.length > 0) throw new AggregateError(failures.map(({ reason }) => reason));
}

async function deliverDue(outbox: Outbox, endpoint: string): Promise<void> {
  const due = await outbox.listDue(Date.now());
  for (let start = 0; start < due.length; start += concurrentAttempts) {
    const batch = due.slice(start, start + concurrentAttempts);
    await Promise.all(batch.map((id) => relayEnquiry(outbox, endpoint, id)));
  }
}

async function reportOverdue(outbox: Outbox): Promise<void> {
  const overdue = await outbox.countUndeliveredSince(Date.now() - overdueAfterMs);
  if (overdue > 0) {
    log.error("Enquiries could not be delivered for more than seven days", { count: overdue });
  }
}
