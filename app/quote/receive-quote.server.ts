import * as v from "valibot";
import { acceptEnquiry, readForm, textOf } from "~/enquiry/accept-enquiry.server";
import { optionalText, senderEntries } from "~/enquiry/check-enquiry.server";
import { maxLengths } from "~/enquiry/enquiry";
import type { EnquiryContext } from "~/enquiry/enquiry-context.server";
import type { QuoteAnswers } from "./quote-answers";
import {
  type QuoteFailure,
  type SenderErrors,
  type SenderValues,
  senderNames,
} from "./quote-outcome";
import { findPlan } from "./quote-plan.server";
import { type QuoteQuery, quoteNames } from "./quote-query";
import { describeAnswers, describeMonth, describeRoute } from "./quote-words.server";

const senderSchema = v.object({
  ...senderEntries,
  whatsapp: v.picklist(["yes", "no", ""], "Please answer yes or no."),
  note: optionalText(maxLengths.message),
});

type QuoteRequest = {
  query: QuoteQuery;
  answers: QuoteAnswers;
  /** The site's own address. */
  origin: string;
};

/** Stores a quote as an enquiry. Returns the key of the page that shows it, and that only when it is stored. */
export async function receiveQuote(
  request: Request,
  { query, answers, origin }: QuoteRequest,
  context: EnquiryContext,
): Promise<{ answerKey: string } | QuoteFailure> {
  const form = await readForm(request);
  if (!form) return { kind: "unreadable", errors: {}, values: null };

  const submitted = readSender(form);
  const checked = v.safeParse(senderSchema, submitted);
  if (!checked.success) {
    return { kind: "invalid", errors: listErrors(checked.issues), values: submitted };
  }
  const { name, email, phone, note } = checked.output;
  // It says nothing without a number.
  const whatsapp = phone === "" ? "" : checked.output.whatsapp;
  const words = {
    ...{ name, email, phone, kind: "quote" as const, page: "/quote", topic: "a quote" },
    message: composeMessage(answers, { whatsapp, note }, findPlan(query, origin)?.url),
    route: describeRoute(answers),
    month: describeMonth(answers),
    details: listDetails({ ...query, whatsapp, note }),
  };
  const accepted = await acceptEnquiry(request, form, words, context);
  if (accepted.kind !== "stored") return { kind: accepted.kind, errors: {}, values: submitted };
  if (accepted.answerKey === null) throw new Error("A quote was stored without its key.");
  return { answerKey: accepted.answerKey };
}

type Extras = Pick<SenderValues, "whatsapp" | "note">;

/** The quote in words, for those who answer it. */
export function composeMessage(
  answers: QuoteAnswers,
  { whatsapp, note }: Extras,
  planUrl: string | undefined,
): string {
  const rows = [
    ...describeAnswers(answers),
    { label: "Answer on WhatsApp", value: whatsapp },
    { label: "The plan", value: planUrl },
  ];
  const lines = rows.flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []));
  return note === "" ? lines.join("\n") : `${lines.join("\n")}\n\n${note}`;
}

function listDetails(values: QuoteQuery & Extras): Record<string, string> {
  const details: Record<string, string> = {};
  for (const name of [...quoteNames, "whatsapp", "note"] as const) {
    if (values[name]) details[name] = values[name];
  }
  return details;
}

function readSender(form: FormData): SenderValues {
  return {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    whatsapp: textOf(form, "whatsapp"),
    note: textOf(form, "note"),
  };
}

type Issues = [v.InferIssue<typeof senderSchema>, ...v.InferIssue<typeof senderSchema>[]];

function listErrors(issues: Issues): SenderErrors {
  const { nested } = v.flatten<typeof senderSchema>(issues);
  const errors: SenderErrors = {};
  for (const name of senderNames) {
    const message = nested?.[name]?.[0];
    if (message) errors[name] = message;
  }
  return errors;
}
