import { EmailLink, PhoneLink } from "#frame/contact/contact-links.tsx";
import type { EnquiryOutcome } from "#office/enquiry/enquiry.ts";
import { Notice } from "#ui/notice.tsx";

const failures = {
  invalid: {
    title: "Not sent yet",
    text: "Please correct the marked fields.",
    isOurs: false,
  },
  "too-many": {
    title: "Not sent: too many messages",
    text: "Several messages came from your connection within a minute. Please wait a minute and send it again; what you have written is still here.",
    isOurs: false,
  },
  unreadable: {
    title: "Your message could not be sent",
    text: "It may be too long.",
    isOurs: true,
  },
  "not-stored": {
    title: "Your message could not be sent",
    text: "What you have written is still here. Please try again in a moment.",
    isOurs: true,
  },
  unknown: {
    title: "We do not know whether your message has arrived",
    text: "What you have written is still here. Please press the button again: it will not count twice.",
    isOurs: true,
  },
} as const;

/** Tells the visitor why the enquiry was not sent, and how else to contact us. */
export function EnquiryFailure({ outcome }: { outcome: Pick<EnquiryOutcome, "kind"> }) {
  if (outcome.kind === "sent") return null;
  const { title, text, isOurs } = failures[outcome.kind];
  return (
    <Notice tone="bad" title={title}>
      <p>{text}</p>
      {isOurs && (
        <p>
          You can also call us on <PhoneLink /> or write to <EmailLink />.
        </p>
      )}
    </Notice>
  );
}
