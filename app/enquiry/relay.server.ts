import { log } from "~/log/log.server";
import { type FormService, sendToFormService } from "./form-service.server";
import type { Outbox } from "./outbox.server";

const overdueAfterMs = 7 * 24 * 60 * 60 * 1000;
const concurrentAttempts = 5;

/**
 * Tries once to deliver the enquiry if it is due. Never logs what the visitor typed. Never throws: a later run
 * of the cron trigger repeats an attempt that failed.
 */
export async function relayEnquiry(
  outbox: Outbox,
  service: FormService,
  id: string,
): Promise<void> {
  try {
    const enquiry = await outbox.claim(id, Date.now());
    if (!enquiry) return;
    const { attempts } = enquiry;
    const failure = await sendToFormService(service, enquiry);
    if (failure === null) return await outbox.markDelivered(enquiry, Date.now());
    const { kind, status, reason } = failure;
    if (kind === "refused") {
      log.warn("The form service did not accept an enquiry", { id, attempts, status, reason });
    } else {
      log.warn("An enquiry is not delivered yet", { id, attempts, failure: reason });
    }
    await outbox.recordFailure(enquiry, reason);
  } catch (error) {
    log.error("An attempt to deliver an enquiry broke off", { id, error });
  }
}

/**
 * The task of the cron trigger: delivers due enquiries, erases those that were delivered 30 days ago, and logs
 * an error while any has been waiting for more than a week. Each step runs even when another one fails.
 * @throws AggregateError with all failures, so that the run counts as failed
 */
export async function relayDueEnquiries(outbox: Outbox, service: FormService): Promise<void> {
  const outcomes = await Promise.allSettled([
    deliverDue(outbox, service),
    outbox.eraseDelivered(Date.now()),
    reportOverdue(outbox),
  ]);
  const failures = outcomes.filter((outcome) => outcome.status === "rejected");
  if (failures.length > 0) throw new AggregateError(failures.map(({ reason }) => reason));
}

async function deliverDue(outbox: Outbox, service: FormService): Promise<void> {
  const due = await outbox.listDue(Date.now());
  for (let start = 0; start < due.length; start += concurrentAttempts) {
    const batch = due.slice(start, start + concurrentAttempts);
    await Promise.all(batch.map((id) => relayEnquiry(outbox, service, id)));
  }
}

async function reportOverdue(outbox: Outbox): Promise<void> {
  const overdue = await outbox.countUndeliveredSince(Date.now() - overdueAfterMs);
  if (overdue > 0) {
    log.error("Enquiries could not be delivered for more than seven days", { count: overdue });
  }
}
