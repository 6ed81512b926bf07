import type { SendOutcome } from "#edge/mail/mailer.server.ts";
import { mailTeam, type TeamMail } from "#office/enquiry/mail/team-mail.server.ts";
import { promiseOf } from "#office/enquiry/store/record.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import type { DeliveryFailure, SentEnquiry } from "./form-service.server.ts";

/** Mails the enquiry to the office, which answers its sender. Returns why the mail was not accepted, or null. */
export async function mailEnquiry(
  team: TeamMail,
  enquiry: SentEnquiry,
): Promise<DeliveryFailure | null> {
  const mail = {
    subject: `${enquiry.kind === "quote" ? "Quote" : "Message"} ${referenceOf(enquiry.id)}`,
    text: describeEnquiry(enquiry, team.deskUrl),
  };
  const outcome = await mailTeam(team, { ...mail, replyTo: enquiry.email });
  // It may be the visitor's address that is refused, which the text has too.
  return failureOf(outcome.kind === "refused" ? await mailTeam(team, mail) : outcome);
}

export function failureOf(outcome: SendOutcome): DeliveryFailure | null {
  if (outcome.kind === "sent") return null;
  const kind = outcome.kind === "refused" ? "refused" : "unreachable";
  return { kind, status: null, reason: outcome.reason };
}

/** The same as the form service gets. */
function describeEnquiry(enquiry: SentEnquiry, deskUrl: string | null): string {
  const { id, name, email, phone, topic, route, month, message, isSuspect } = enquiry;
  const promise = promiseOf(enquiry);
  const rows = {
    Name: name,
    Email: email,
    Phone: phone,
    Topic: topic,
    Route: route,
    Month: month,
    "Reply by": promise === null ? null : `${shortReplyTime(promise)} (India)`,
    "Suspected spam": isSuspect ? "yes" : null,
    "At the desk": deskUrl && `${deskUrl}/${id}`,
  };
  const lines = Object.entries(rows).flatMap(([label, value]) =>
    value ? [`${label}: ${value}`] : [],
  );
  return [...lines, "", message].join("\n");
}
