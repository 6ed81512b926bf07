import { sendToFormService } from "./form-service.server";
import type { Outbox } from "./outbox.server";

const overdueAfterMs = 7 * 24 * 60 * 60 * 1000;
const concurrentAttempts = 5;

/** Tries once to deliver the enquiry, unless another run is at it. Nothing typed is logged. */
export async function relayEnquiry(outbox: Outbox, endpoint: string, id: string): Promise<void> {
  const enquiry = await outbox.claim(id, Date.now());
  if (!enquiry) return;
  const failure = await sendToFormService(endpoint, enquiry);
  if (failure === null) return outbox.markDelivered(id, Date.now());
  console.warn(`The enquiry ${id} is not delivered yet (attempt ${enquiry.attempts}): ${failure}`);
  await outbox.markFailed(enquiry, failure, Date.now());
}

/**
 * Delivers what is due, erases what was delivered a month ago, and says each time when something has
 * been waiting for a week. For the cron trigger; two runs at once do not deliver anything twice.
 */
export async function relayDueEnquiries(outbox: Outbox, endpoint: string): Promise<void> {
  const due = await outbox.listDue(Date.now());
  for (let start = 0; start < due.length; start += concurrentAttempts) {
    const batch = due.slice(start, start + concurrentAttempts);
    await Promise.all(batch.map((id) => relayEnquiry(outbox, endpoint, id)));
  }
  await outbox.eraseDelivered(Date.now());

  const overdue = await outbox.countUndeliveredSince(Date.now() - overdueAfterMs);
  if (overdue > 0) {
    console.error(`${overdue} enquiries could not be delivered for more than seven days`);
  }
}
