import { EmailLink, PhoneLink } from "~/contact/contact-links";
import { Notice } from "~/ui/notice";
import type { EnquiryOutcome } from "../enquiry";

/** Tells the visitor why the enquiry was not sent, and how else to contact us. */
export function EnquiryFailure({ outcome }: { outcome: Pick<EnquiryOutcome, "kind"> }) {
  switch (outcome.kind) {
    case "sent":
      return null;
    case "invalid":
      return (
        <Notice tone="bad" title="Not sent yet">
          Please correct the marked fields.
        </Notice>
      );
    case "too-many":
      return (
        <Notice tone="bad" title="Not sent: too many messages">
          Several messages came from your connection within a minute. Please wait a minute and send
          it again; what you have written is still here.
        </Notice>
      );
    case "unreadable":
      return (
        <Notice tone="bad" title="Your message could not be sent">
          It may be too long. <OtherWays />
        </Notice>
      );
    case "not-stored":
      return (
        <Notice tone="bad" title="Your message could not be sent">
          What you have written is still here. Please try again in a moment. <OtherWays />
        </Notice>
      );
  }
}

function OtherWays() {
  return (
    <>
      You can also call us on <PhoneLink /> or write to <EmailLink />.
    </>
  );
}
