import * as v from "valibot";
import { listArticleTopics } from "~/blog/articles.server";
import { checkFields, readFields } from "~/forms/check-fields.server";
import { listServiceTopics } from "~/services/services.server";
import { acceptEnquiry, readForm } from "./accept-enquiry.server";
import type { EnquiryOutcome } from "./enquiry";
import type { EnquiryContext } from "./enquiry-context.server";
import { composeMessage } from "./form/compose-message";
import { contactFields } from "./form/contact-fields";
import { makeReceipt } from "./receipt.server";

const pageSchema = v.fallback(
  v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w/.-]*$/)),
  "/contact",
);

/** The article or service that an enquiry is about. The form's URL names it by its slug. */
export type Topic = { slug: string; label: string };

const topics = new Map<string, Topic>(
  [...listArticleTopics(), ...listServiceTopics()].map((topic) => [topic.slug, topic]),
);

export function findTopic(slug: string | null): Topic | null {
  return (slug && topics.get(slug)) || null;
}

/** Stores an enquiry of the contact form, and returns `sent` only when it is stored. */
export async function receiveEnquiry(
  request: Request,
  topic: Topic | null,
  context: EnquiryContext,
): Promise<EnquiryOutcome> {
  const form = await readForm(request);
  if (!form) return { kind: "unreadable" };

  const submitted = readFields(contactFields, form);
  const { values, errors } = checkFields(contactFields, submitted);
  if (errors) return { kind: "invalid", errors, values: submitted };

  const { name, email, phone, from, to, month } = values;
  const words = {
    ...{ name, email, phone, message: composeMessage(values) },
    kind: "message" as const,
    page: v.parse(pageSchema, form.get("page")),
    topic: topic?.label ?? null,
    route: [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(" ") || null,
    month: month || null,
    details: null,
  };
  const accepted = await acceptEnquiry(request, form, words, context);
  return accepted.kind === "stored"
    ? { kind: "sent", receipt: makeReceipt(accepted.id, accepted.replyBy, values) }
    : { kind: accepted.kind, values: submitted };
}
