import { company } from "#content/company/company.ts";
import { log } from "#edge/log/log.server.ts";
import type { Mailer, SendOutcome } from "#edge/mail/mailer.server.ts";
import type { Mail, Mails } from "#office/enquiry/mail/mails.server.ts";
import { recipientOf } from "#office/enquiry/mail/recipient.ts";
import { mailTeam, type TeamMail } from "#office/enquiry/mail/team-mail.server.ts";
import type { Enquiries } from "#office/enquiry/store/enquiries.server.ts";
import type { Journeys } from "#office/journey/journeys.server.ts";
import type { Offers } from "#office/offer/offers.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { composeLetter } from "./compose-letter.server.ts";
import { findNeedless } from "./needless-mail.ts";

/** What the relay of mails needs. */
export type PostOffice = {
  mails: Mails;
  enquiries: Pick<Enquiries, "find" | "listFindable">;
  journeys: Pick<Journeys, "find">;
  offers: Pick<Offers, "find">;
  /** To visitors; null if mail is off. */
  mailer: Mailer | null;
  /** To the office; null if its mail is off. */
  team: TeamMail | null;
  /** The site's, for the links. */
  origin: string;
};

/** A run ends well within the time of a cron trigger, and within D1's limit of 1,000 queries. */
const maxMails = 100;

/** Then the service is down, and the rest waits for the next run. */
const maxFailuresInARow = 3;

/**
 * Sends the due mails of one enquiry, or of all. Never throws: the cron trigger repeats what failed. Nothing that is logged
 * names a person.
 */
export async function sendMails(office: PostOffice, enquiryId: string | null): Promise<void> {
  try {
    const isOff = { visitors: office.mailer === null, team: office.team === null };
    await office.mails.settle(isOff, Date.now());
    if (office.mailer) await sendDue("visitors", office, enquiryId);
    if (office.team) await sendDue("team", office, null);
  } catch (error) {
    log.error("The mails could not be sent", { error });
  }
}

async function sendDue(to: "visitors" | "team", office: PostOffice, enquiryId: string | null) {
  let failures = 0;
  for (let count = 0; count < maxMails && failures < maxFailuresInARow; count += 1) {
    const mail = await office.mails.findNext(to, enquiryId, Date.now());
    if (!mail) return;
    const outcome = await attempt(mail, office);
    if (outcome === null || outcome.kind === "sent") {
      failures = 0;
      continue;
    }
    // A refusal is about one mail.
    if (outcome.kind !== "refused") failures += 1;
    const { kind, attempts } = mail;
    const reference = mail.enquiryId && referenceOf(mail.enquiryId);
    log.warn("A mail was not sent", { reference, mail: kind, attempts, failure: outcome.reason });
  }
}

/** Null if it was not to be sent. */
async function attempt(mail: Mail, office: PostOffice): Promise<SendOutcome | null> {
  const { mails, team } = office;
  const enquiryBefore = mail.enquiryId && (await office.enquiries.find(mail.enquiryId));
  const recipient = enquiryBefore ? await recipientOf(enquiryBefore.email) : "";
  if (!(await mails.claim(mail, recipient, Date.now()))) return null;
  const outcome =
    mail.kind === "alarm"
      ? team && (await mailTeam(team, describeAlarm(mail, team)))
      : await sendLetter(mail, office).catch((error: unknown) => describeDefect(mail, error));
  if (outcome) await mails.record(mail, outcome, Date.now());
  return outcome;
}

/** One mail that cannot be written must not hold up the others. */
function describeDefect({ kind, enquiryId }: Mail, error: unknown): SendOutcome {
  const reference = enquiryId && referenceOf(enquiryId);
  log.error("A mail could not be written", { reference, mail: kind, error });
  return { kind: "refused", reason: "It could not be written" };
}

async function sendLetter(mail: Mail, office: PostOffice): Promise<SendOutcome | null> {
  const { mails, enquiries, journeys, offers, mailer, origin } = office;
  const { kind, words, enquiryId } = mail;
  // After the claim: a correction that comes later has a mail of its own.
  const enquiry = enquiryId && (await enquiries.find(enquiryId));
  if (!enquiry || !mailer || kind === "alarm") return null;
  const now = Date.now();
  const stored = await journeys.find(enquiry.id);
  const quotes = kind === "found" ? await enquiries.listFindable(enquiry.email, now) : [];
  const offer = kind === "offer" ? await offers.find(enquiry.id) : null;
  const about = { enquiry, journey: stored?.journey ?? null, offer, quotes };
  const needless = findNeedless(mail, about, now);
  if (needless) {
    await mails.stop(mail, needless);
    return null;
  }
  const subject = { kind, words, enquiry, journey: stored, offer, quotes };
  const letter = composeLetter(subject, { origin }, now);
  const replyTo = company.email.label;
  const copies = kind === "reply" ? { copyTo: replyTo } : {};
  return mailer.send({ ...letter, to: enquiry.email, replyTo, ...copies });
}

function describeAlarm({ words }: Mail, { deskUrl }: TeamMail) {
  const [subject = ""] = (words ?? "").split(" (");
  const advice = deskUrl ? `\n\nThe desk: ${deskUrl}` : "";
  return { subject: `Website: ${subject}`, text: `${words}${advice}` };
}
