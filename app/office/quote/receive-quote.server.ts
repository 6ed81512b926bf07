import { href } from "react-router";
import { readForm } from "#edge/http/limited-body.server.ts";
import { acceptEnquiry, readSubmission } from "#office/enquiry/accept-enquiry.server.ts";
import type { EnquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { describeMonth, describeRoute } from "#travel/move/move-words.server.ts";
import { today } from "#travel/plan/plan-request.server.ts";
import { checkFields, readFields } from "#ui/forms/checks/check-fields.server.ts";
import { describeValues, type Values } from "#ui/forms/fields/field.ts";
import { monthOfMove } from "./input/month-of-move.ts";
import type { QuoteInput } from "./input/quote-input.server.ts";
import { describeInput } from "./input/quote-words.server.ts";
import type { QuoteFailure } from "./quote-outcome.ts";
import { findPlan, planPath, type QuoteMove } from "./quote-plan.server.ts";
import { detailFields, quoteSenderFields } from "./sender-fields.ts";
import { findSharedPlan } from "./shared-plan.server.ts";

type QuoteRequest = QuoteMove & {
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
  if (!form) return { kind: "unreadable", errors: {}, values: null, token: null };

  const { submission: token } = readSubmission(form);
  const submitted = readFields(quoteSenderFields, form);
  const { values, errors } = checkFields(quoteSenderFields, submitted);
  if (errors) return { kind: "invalid", errors, values: submitted, token };

  const { name, email, phone, ...details } = values;
  // Consent to WhatsApp means nothing without a number.
  if (phone === "") details.whatsapp = "";
  const planned = findPlan({ query, input }, today());
  const path = findSharedPlan(query, today())?.path ?? (planned && planPath(planned.search));
  const words = {
    name,
    email,
    phone: phone || null,
    kind: "quote" as const,
    page: href("/quote"),
    topic: "a quote",
    message: composeQuoteMessage(input, details, path && origin + path),
    route: describeRoute(input),
    month: describeMonth(input),
    moveUntil: monthOfMove(input, planned?.plan ?? null),
    details: withoutEmpty({ ...query, ...details }),
  };
  const accepted = await acceptEnquiry(request, form, words, context);
  if (accepted.kind !== "stored")
    return { kind: accepted.kind, errors: {}, values: submitted, token };
  if (accepted.quoteKey === null) throw new Error("A quote was stored without its key.");
  return { quoteKey: accepted.quoteKey };
}

/** The quote in words, for the team that replies. */
export function composeQuoteMessage(
  input: QuoteInput,
  details: Partial<Values<keyof typeof detailFields>>,
  planUrl: string | null,
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
