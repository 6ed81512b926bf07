import { company } from "#content/company/company.ts";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { type EnquiryRecord, isOfQuoteForm } from "#office/enquiry/store/record.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { formatDate } from "#ui/text/date-words.ts";
import { countryOfRoute, readPhone } from "./read-phone.server.ts";

type Contacted = Pick<
  EnquiryRecord,
  "id" | "page" | "name" | "email" | "phone" | "route" | "topic" | "receivedAt" | "details"
> & {
  /** Null, or missing, for what is not booked. */
  bookedAt?: number | null;
};

/** The ways to reach a visitor; null without a number that is read for certain. */
export type ContactLinks = { call: string | null; mail: string | null; whatsApp: string | null };

/** How a reply begins, or a message about a move that is booked. */
export function draftReply({ name, ...enquiry }: Contacted): string {
  if (enquiry.bookedAt != null) {
    return `Hello ${name},\n\nthis is about your pet’s journey, ${subjectOf(enquiry)}.\n\n`;
  }
  const received = formatDate(dayInIndia(enquiry.receivedAt));
  return `Hello ${name},\n\nthank you for writing to us on ${received} about ${subjectOf(enquiry)}.\n\n`;
}

const subjectOf = ({ route, topic }: Pick<Contacted, "route" | "topic">) =>
  route ?? topic ?? "your pet’s move";

/**
 * Links with prepared texts: the chosen one, or how a reply begins. The address of a quote's page is in the mail alone,
 * which goes to its visitor.
 */
export function contactLinks(
  enquiry: Contacted,
  quoteUrl: string | null,
  chosen: { mail: string; whatsApp: string } | null = null,
): ContactLinks {
  const { id, name } = enquiry;
  const reference = referenceOf(id);
  const about = subjectOf(enquiry);
  const body = [
    chosen?.mail ?? draftReply(enquiry),
    [company.name, company.phone.label, `Your reference: ${reference}`].join("\n"),
    ...(quoteUrl ? [`Your request: ${quoteUrl}`] : []),
  ]
    .join("\n\n")
    .replaceAll("\n", "\r\n");
  const text = chosen
    ? `${chosen.whatsApp}\n${company.name}`
    : `Hello ${name}, this is ${company.name}. It is about ${about} (${reference}).`;
  return linksWith(enquiry, { subject: `${about} (${reference})`, body, text });
}

/** Links with the texts of a mail and of a WhatsApp message. */
export function linksWith(
  enquiry: Contacted,
  { subject, body, text }: { subject: string; body: string; text: string },
): ContactLinks {
  const { email, phone, details } = enquiry;
  // The quote's form asks for consent. Otherwise the number was given for a reply.
  const mayUseWhatsApp = !isOfQuoteForm(enquiry) || details?.whatsapp === "yes";
  const number = phone ? readPhone(phone, countryOfRoute(details)) : null;
  return {
    call: number?.getURI() ?? null,
    mail: email === "" ? null : `mailto:${encodeURIComponent(email)}?${query({ subject, body })}`,
    // Behind an extension, WhatsApp would reach the whole office.
    whatsApp:
      number && !number.ext && mayUseWhatsApp
        ? `https://wa.me/${number.number.slice(1)}?${query({ text })}`
        : null,
  };
}

/** Mail programs show the + of URLSearchParams literally. */
const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
