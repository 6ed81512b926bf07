import { company } from "#content/company/company.ts";
import { todayInIndia } from "#edge/http/india-clock.ts";
import { log } from "#edge/log/log.server.ts";
import {
  type FormService,
  postToFormService,
} from "#office/enquiry/delivery/form-service.server.ts";
import type { Outbox } from "#office/enquiry/delivery/outbox.server.ts";
import { composeDigest } from "./digest.ts";
import type { Digests } from "./digests.server.ts";
import type { Watch } from "./watch.server.ts";

/** Nine o'clock in India, as in wrangler.toml: Cloudflare counts in UTC, and India has no summer time. */
export const digestCron = "30 3 * * *";

type Office = {
  outbox: Pick<Outbox, "findWaiting">;
  watch: Watch;
  digests: Digests;
  formService: FormService;
  deskUrl: string | null;
};

/**
 * Sends the team what there is to do today. A second run on the same day sends nothing more.
 * @throws when the database fails
 */
export async function sendDigest(office: Office, now: number): Promise<void> {
  const { outbox, watch, digests, deskUrl } = office;
  const day = todayInIndia(new Date(now));
  const endOfToday = Date.parse(`${day}T23:59:59.999+05:30`);
  const [concerns, messages, { flood }] = await Promise.all([
    watch.listConcerns(now, endOfToday),
    watch.listPromisedMessages(endOfToday),
    outbox.findWaiting(),
  ]);
  const message = composeDigest({ concerns, messages, flood, deskUrl }, now);
  if (message === null) return;
  await digests.store({ day, message }, now);
  await relayDigest(office, now);
}

/**
 * Tries once to deliver a digest that waits. The cron trigger of the relay repeats an attempt that failed, until the next
 * morning's digest replaces it.
 * @throws when the database fails
 */
export async function relayDigest(
  { digests, formService }: Pick<Office, "digests" | "formService">,
  now: number,
): Promise<void> {
  const digest = await digests.claim(now);
  if (!digest) return;
  const { day, message } = digest;
  const failure = await postToFormService(formService, `digest-${day}`, {
    name: `The website of ${company.name}`,
    email: company.email.label,
    topic: `what to do on ${day}`,
    message,
  });
  if (failure === null) return digests.markDelivered(day, now);
  const { status, reason, error } = failure;
  log.warn("The morning's digest is not delivered yet", { status, failure: reason, error });
}
