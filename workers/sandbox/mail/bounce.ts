import type { StoredMail } from "./mailboxes.ts";

/** The event with which Cloudflare says that no mailbox has the address of a mail. */
export function bounceOf({ messageId, mailbox, from, subject }: StoredMail) {
  const sender = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
  const reason = "550 5.1.1 User unknown";
  return {
    type: "cf.email.sending.message.bounced",
    source: { type: "email.sending", domain: sender.slice(sender.lastIndexOf("@") + 1) },
    payload: {
      eventId: crypto.randomUUID(),
      messageId,
      sender,
      recipient: mailbox,
      subject,
      terminal: true,
      delivery: {
        status: "bounced",
        smtpStatusCode: "550",
        smtpEnhancedStatusCode: "5.1.1",
        smtpResponse: reason,
      },
      bounce: { type: "hard", classification: "permanent_failure", reason },
    },
    metadata: { eventSchemaVersion: 1, eventTimestamp: new Date().toISOString() },
  };
}
