import { company } from "#content/company/company.ts";
import { todayInIndia } from "#edge/http/india-clock.ts";
import type { FormService } from "#office/enquiry/delivery/form-service.server.ts";
import type { Outbox } from "#office/enquiry/delivery/outbox.server.ts";
import { relayEnquiry } from "#office/enquiry/delivery/relay.server.ts";
import { composeDigest } from "./digest.ts";

/** Nine o'clock in India, as in wrangler.toml: Cloudflare counts in UTC, and India has no summer time. */
export const digestCron = "30 3 * * *";

/**
 * Sends the team what there is to do today, by the form service, as enquiries go. A second run on the same day sends
 * nothing more.
 * @throws when the database fails
 */
export async function sendDigest(
  outbox: Outbox,
  service: FormService,
  deskUrl: string | null,
  now: number,
): Promise<void> {
  const today = todayInIndia(new Date(now));
  const endOfToday = Date.parse(`${today}T23:59:59.999+05:30`);
  const [concerns, messages] = await Promise.all([
    outbox.listConcerns(now, endOfToday),
    outbox.listPromisedMessages(endOfToday),
  ]);
  const message = composeDigest({ concerns, messages, deskUrl }, now);
  if (message === null) return;
  const id = `${today.replaceAll("-", "")}-digest`;
  const from = { name: `The website of ${company.name}`, email: company.email.label };
  await outbox.storeDigest({ ...from, id, topic: `what to do on ${today}`, message }, now);
  await relayEnquiry(outbox, service, id);
}
