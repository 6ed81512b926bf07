import { company } from "#content/company/company.ts";
import { dayInIndia, endOfTodayInIndia } from "#edge/http/india-clock.ts";
import { log } from "#edge/log/log.server.ts";
import {
  type DeliveryFailure,
  type FormService,
  isHttp,
  postToFormService,
} from "#office/enquiry/delivery/form-service.server.ts";
import { failureOf } from "#office/enquiry/delivery/mail-enquiry.server.ts";
import type { Outbox } from "#office/enquiry/delivery/outbox.server.ts";
import { mailTeam } from "#office/enquiry/mail/team-mail.server.ts";
import { composeDigest } from "./digest.ts";
import type { Digest, Digests } from "./digests.server.ts";
import type { Watch } from "./watch.server.ts";

/** Nine o'clock in India, as in wrangler.toml: Cloudflare counts in UTC, and India has no summer time. */
export const digestCron = "30 3 * * *";

type Office = {
  outbox: Pick<Outbox, "findWaiting">;
  watch: Watch;
  digests: Digests;
  /** The office's mail, or without it the form service, although its failure may be what the digest reports. */
  digestService: FormService;
  deskUrl: string | null;
};

/**
 * Sends the team what there is to do today. A second run on the same day sends nothing more.
 * @throws when the database fails
 */
export async function sendDigest(office: Office, now: number): Promise<void> {
  const { outbox, watch, digests, deskUrl } = office;
  const day = dayInIndia(now);
  const lastMoment = endOfTodayInIndia(now) - 1;
  const [concerns, messages, offers, { flood }] = await Promise.all([
    watch.listConcerns(now, lastMoment),
    watch.listPromisedMessages(lastMoment),
    watch.listEndingOffers(lastMoment),
    outbox.findWaiting(),
  ]);
  const message = composeDigest({ concerns, messages, offers, flood, deskUrl }, now);
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
  { digests, digestService }: Pick<Office, "digests" | "digestService">,
  now: number,
): Promise<void> {
  const digest = await digests.claim(now);
  if (!digest) return;
  const failure = await deliver(digest, digestService);
  if (failure === null) return digests.markDelivered(digest.day, now);
  const { status, reason, error } = failure;
  log.warn("The morning's digest is not delivered yet", { status, failure: reason, error });
}

async function deliver(
  { day, message }: Digest,
  service: FormService,
): Promise<DeliveryFailure | null> {
  const title = `what to do on ${day}`;
  if (!isHttp(service)) {
    return failureOf(await mailTeam(service, { subject: `Website: ${title}`, text: message }));
  }
  return postToFormService(service, `digest-${day}`, {
    name: `The website of ${company.name}`,
    email: company.email.label,
    topic: title,
    message,
  });
}
