import { href } from "react-router";
import * as v from "valibot";
import { readForm } from "#edge/http/limited-body.server.ts";
import { checkFields, readFields } from "#ui/forms/checks/check-fields.server.ts";
import { acceptEnquiry } from "./accept-enquiry.server.ts";
import type { EnquiryOutcome } from "./enquiry.ts";
import type { EnquiryContext } from "./enquiry-context.server.ts";
import { composeMessage } from "./form/compose-message.ts";
import { contactFields } from "./form/contact-fields.ts";
import { makeReceipt } from "./receipt.server.ts";

const pageSchema = v.fallback(
  v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w/.-]*$/)),
  href("/contact"),
);

/** The subject of the enquiry, and the beginning of its message. */
type About = { label: string; intro?: string };

/** Stores an enquiry of the contact form, and returns `sent` only when it is stored. */
export async function receiveEnquiry(
  request: Request,
  about: About | null,
  context: EnquiryContext,
): Promise<EnquiryOutcome> {
  const form = await readForm(request);
  if (!form) return { kind: "unreadable" };

  const submitted = readFields(contactFields, form);
  const { values, errors } = checkFields(contactFields, submitted);
  if (errors) return { kind: "invalid", errors, values: submitted };

  const { name, email, phone, from, to, month } = values;
  const message = [about?.intro, composeMessage(values)].filter(Boolean).join("\n\n");
  const words = {
    name,
    email,
    phone: phone || null,
    message,
    kind: "message" as const,
    page: v.parse(pageSchema, form.get("page")),
    topic: about?.label ?? null,
    route: [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(" ") || null,
    month: month || null,
    moveUntil: null,
    details: null,
  };
  const accepted = await acceptEnquiry(request, form, words, context);
  return accepted.kind === "stored"
    ? { kind: "sent", receipt: makeReceipt(accepted.id, accepted.replyBy, values) }
    : { kind: accepted.kind, values: submitted };
}
