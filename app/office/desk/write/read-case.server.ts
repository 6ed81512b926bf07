import { href } from "react-router";
import type { Typed } from "#office/desk/post.server.ts";
import type { Corrected, OldValue } from "#office/desk/store/desk-corrections.server.ts";
import { makeSecretKey } from "#office/enquiry/secret-key.ts";
import { type EnquiryRecord, isOfQuoteForm } from "#office/enquiry/store/record.ts";
import { monthOfMove } from "#office/quote/input/month-of-move.ts";
import { type QuoteInput, readSteps } from "#office/quote/input/quote-input.server.ts";
import { type QuoteQuery, quoteNames } from "#office/quote/input/quote-query.ts";
import { describeInput } from "#office/quote/input/quote-words.server.ts";
import { dayAt, findPlan } from "#office/quote/quote-plan.server.ts";
import { composeQuoteMessage } from "#office/quote/receive-quote.server.ts";
import { describeMonth, describeRoute } from "#travel/move/move-words.server.ts";
import { checkFields } from "#ui/forms/checks/check-fields.server.ts";
import { readNames } from "#ui/forms/query.ts";
import { caseFields, sourceNames } from "./case-fields.ts";

type Before = Pick<
  EnquiryRecord,
  "name" | "email" | "phone" | "source" | "message" | "page" | "kind" | "topic" | "details"
> &
  Pick<EnquiryRecord, "receivedAt" | "route" | "month" | "moveUntil" | "quoteKey">;

type Reading = { words: Corrected; errors: null } | { words: null; errors: Record<string, string> };

/** Answers that the quote's third step asks for, and this form does not. */
const keptDetails = ["whatsapp", "note"] as const;

/**
 * Reads what somebody of the office wrote down: who asks, and as much of the move as is known. With a destination and a pet
 * it is a quote with a page of its own. `before` is the enquiry that is corrected, or null.
 */
export function readCase(typed: Typed, before: Before | null, now: number): Reading {
  const { name = "", phone = "", email = "", source = "", message = "" } = typed;
  const { values, errors } = checkFields(caseFields, { name, phone, email, source, message });
  const query = readNames(quoteNames, new URLSearchParams(typed));
  const isMoveNeeded = before?.kind === "quote" || (query.to && query.pet);
  const { input, messages } = readSteps(query);
  const problems: Record<string, string> = {
    ...errors,
    ...(isMoveNeeded ? messages : withoutMissing(messages, query)),
  };
  if (values?.email === "" && values.phone === "") {
    problems.phone = "Please enter a phone number, or an email address.";
  }
  if (!values || Object.keys(problems).length > 0) return { words: null, errors: problems };

  const kept = Object.fromEntries(
    keptDetails.flatMap((detail) => {
      const value = before?.details?.[detail];
      return value ? [[detail, value]] : [];
    }),
  );
  const details = { ...query, ...kept };
  const plan =
    input && (findPlan({ query, input }, dayAt(before?.receivedAt ?? now))?.plan ?? null);
  const words = {
    name: values.name,
    email: values.email,
    phone: values.phone || null,
    page: before?.page ?? href("/desk/new"),
    topic: before?.topic ?? null,
    source: isSource(values.source) ? values.source : (before?.source ?? "phone"),
    kind: input ? ("quote" as const) : (before?.kind ?? "message"),
    details: Object.keys(details).length > 0 ? details : null,
    route: input ? describeRoute(input) : (before?.route ?? null),
    month: input ? describeMonth(input) : (before?.month ?? null),
    moveUntil: input ? monthOfMove(input, plan) : (before?.moveUntil ?? null),
    quoteKey: before?.quoteKey ?? (input ? makeSecretKey() : null),
  };
  return {
    words: { ...words, message: messageOf(values.message, before, input, kept) },
    errors: null,
  };
}

/** What is not known yet is no problem. */
function withoutMissing(messages: Record<string, string>, query: QuoteQuery) {
  const written = new Set<string>(Object.keys(query));
  return Object.fromEntries(Object.entries(messages).filter(([name]) => written.has(name)));
}

const isSource = (source: string): source is keyof typeof sourceNames =>
  Object.hasOwn(sourceNames, source);

/** A visitor's own words stay; those that the site has put together follow the answers. */
function messageOf(
  message: string,
  before: Before | null,
  input: QuoteInput | null,
  kept: Partial<Record<(typeof keptDetails)[number], string>>,
): string {
  if (before?.source !== "website") return message;
  return isOfQuoteForm(before) && input ? composeQuoteMessage(input, kept, null) : before.message;
}

/** The values that a correction replaces, in the words of the questions. */
export function listOldValues(before: Before, after: Corrected): OldValue[] {
  const own = [
    { field: "Name", was: before.name, is: after.name },
    { field: "Phone", was: before.phone ?? "", is: after.phone ?? "" },
    { field: "Email", was: before.email, is: after.email },
    { field: "What they said", was: before.message, is: after.message },
  ].filter(({ field }) => field !== "What they said" || !isOfQuoteForm(before));
  const [old, now] = [describeDetails(before), describeDetails(after)];
  const labels = [...new Set([...old.keys(), ...now.keys()])];
  const move = labels.map((field) => ({
    field,
    was: old.get(field) ?? "",
    is: now.get(field) ?? "",
  }));
  return [...own, ...move].flatMap(({ field, was, is }) => (was === is ? [] : [{ field, was }]));
}

function describeDetails({ details }: Pick<Before, "details">): Map<string, string> {
  const { input } = readSteps(details ?? {});
  const rows = input ? describeInput(input) : [];
  return new Map(rows.map(({ label, value }) => [label, value]));
}
