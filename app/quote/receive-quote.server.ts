import { acceptEnquiry, readForm } from "~/enquiry/accept-enquiry.server";
import type { EnquiryContext } from "~/enquiry/enquiry-context.server";
import { checkFields, readFields } from "~/forms/check-fields.server";
import { describeValues, type Values } from "~/forms/field";
import type { QuoteInput } from "./quote-input";
import type { QuoteFailure } from "./quote-outcome";
import { findPlan } from "./quote-plan.server";
import type { QuoteQuery } from "./quote-query";
import { describeInput, describeMonth, describeRoute } from "./quote-words.server";
import { detailFields, quoteSenderFields } from "./sender-fields";

type QuoteRequest = {
  query: QuoteQuery;
  input: QuoteInput;
  /** The site's own address. */
  origin: string;
};

/** Stores a quote as an enquiry. Returns the key of its page only if it was stored. */
export async function receiveQuote(
  request: Request,
  { query, input, origin }: QuoteRequest,
  context: EnquiryContext,
): Promise<{ quoteKey: string } | QuoteFailure> {
  const form = await readForm(request);
  if (!form) return { kind: "unreadable", errors: {}, values: null };

  const submitted = readFields(quoteSenderFields, form);
  const { values, errors } = checkFields(quoteSenderFields, submitted);
  if (errors) return { kind: "invalid", errors, values: submitted };

  const { name, email, phone, ...details } = values;
  // Consent to WhatsApp means nothing without a number.
  if (phone === "") details.whatsapp = "";
  const words = {
    ...{ name, email, phone, kind: "quote" as const, page: "/quote", topic: "a quote" },
    message: composeMessage(input, details, findPlan(query, origin)?.url),
    route: describeRoute(input),
    month: describeMonth(input),
    details: withoutEmpty({ ...query, ...details }),
  };
  const accepted = await acceptEnquiry(request, form, words, context);
  if (accepted.kind !== "stored") return { kind: accepted.kind, errors: {}, values: submitted };
  if (accepted.quoteKey === null) throw new Error("A quote was stored without its key.");
  return { quoteKey: accepted.quoteKey };
}

/** The quote in words, for the team that replies. */
export function composeMessage(
  input: QuoteInput,
  details: Values<keyof typeof detailFields>,
  planUrl: string | undefined,
): string {
  const rows = [
    ...describeInput(input),
    ...(planUrl ? [{ label: "The plan", value: planUrl }] : []),
    ...describeValues(detailFields, details),
  ];
  return rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
}

const withoutEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
