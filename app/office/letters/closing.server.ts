import { href } from "react-router";
import { company } from "#content/company/company.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { note, type Part } from "./letter-parts.ts";

export const callUs = `call us on ${company.phone.label}, and give your reference. Our office hours are ${company.officeHours}.`;

export const keepToYourself = note(
  "Keep this mail to yourself: anyone who has a link from it can read the page.",
);

const keepToYourselfOrErased = note(
  "Keep this mail to yourself: anyone who has its link can read the page, and erase what you asked.",
);

export const signature: Part = {
  kind: "signature",
  lines: [company.name, company.phone.label, company.email.label],
};

export const referenceRow = ({ id }: Pick<EnquiryRecord, "id">) => ({
  label: "Your reference",
  value: referenceOf(id),
});

type Linked = Pick<EnquiryRecord, "kind" | "mailKey">;

/** The key that is known by mail alone. Every enquiry has got one. */
export function mailKeyOf({ mailKey }: Pick<EnquiryRecord, "mailKey">): string {
  if (mailKey === null) throw new Error("An enquiry has no key for its mails.");
  return mailKey;
}

export const quoteLink = (
  label: string,
  enquiry: Pick<EnquiryRecord, "mailKey">,
  origin: string,
): Part => ({
  kind: "link",
  label,
  url: origin + href("/quote/:quoteKey", { quoteKey: mailKeyOf(enquiry) }),
});

/** The one link of a mail about an enquiry, and the way out for somebody who never wrote to us. */
export function linkWithWayOut(enquiry: Linked, isBooked: boolean, origin: string): Part[] {
  if (enquiry.kind === "message") {
    return [
      note("If you did not write to us, somebody else has entered your address."),
      {
        kind: "quiet-link",
        label: "Not you? Have it erased",
        url: origin + href("/not-you/:mailKey", { mailKey: mailKeyOf(enquiry) }),
      },
    ];
  }
  return isBooked
    ? [
        quoteLink("Open your pet’s journey", enquiry, origin),
        keepToYourself,
        // A single press must not erase a move that is under way.
        note("If this reached you by mistake, please reply to it."),
      ]
    : [
        quoteLink("Open the page of your request", enquiry, origin),
        keepToYourselfOrErased,
        note(
          "Not you? If you did not ask for this, open the page and press “This was not me” at its end: we erase what was sent and your address, and write no more.",
        ),
      ];
}
