import type { Mail } from "#office/enquiry/mail/mails.server.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";

const kinds: Record<Exclude<Mail["kind"], "alarm">, string> = {
  received: "We have it",
  corrected: "We have the correction",
  reply: "Our reply",
  offer: "Our offer",
  late: "We are late",
  booked: "It is booked",
  message: "News of the journey",
  link: "The new link",
  found: "The links, asked for anew",
};

const states: Record<Mail["state"], string> = {
  waiting: "not sent yet",
  sending: "on its way",
  sent: "sent",
  unsure: "nobody knows whether it went out",
  failed: "could not be sent",
  capped: "not sent: the limit of a day was reached",
  stopped: "not sent",
  returned: "came back",
};

/** Those in which a person has to do something. */
const badStates = ["unsure", "failed", "returned"];

/** A mail as a line of the enquiry's page; null for an alarm, which is about many. */
export function describeMail({ id, kind, state, words, triedAt, createdAt, failure }: Mail) {
  if (kind === "alarm") return null;
  const reason = state === "sent" || !failure ? "" : ` (${failure})`;
  return {
    id,
    title: kinds[kind],
    state: states[state] + reason,
    time: shortReplyTime(triedAt ?? createdAt),
    isBad: badStates.includes(state),
    isUnsure: state === "unsure",
    /** The office's, of a reply. */
    words,
  };
}

/** The words of a reply that did not arrive, so that nobody writes them again; `mails` begins with the newest. */
export function draftOf(mails: Mail[]): string | null {
  const last = mails.find(({ kind }) => kind === "reply");
  return last && ["failed", "returned"].includes(last.state) ? last.words : null;
}
