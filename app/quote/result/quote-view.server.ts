import type { WhatsAppTopic } from "~/contact/whatsapp";
import { listOfficialFees, type OfficialFee } from "~/content/official-fees";
import type { StoredQuote } from "~/enquiry/stored-rows";
import { describeValues } from "~/forms/field";
import { log } from "~/log/log.server";
import type { DayWords } from "~/plan/day-words.server";
import { describePlan } from "~/plan/plan-view.server";
import { referenceOf } from "~/reply/reference";
import { findService, findServiceOfQuote } from "~/services/services.server";
import { readQuoteInput } from "../quote-input";
import { findPlan } from "../quote-plan.server";
import { type QuoteQuery, readQuoteQuery, writeStep } from "../quote-query";
import { describeInput, describeTopic, type InputRow } from "../quote-words.server";
import { detailFields } from "../sender-fields";

/** What a visitor sees of a quote until it is answered. */
export type QuoteView = {
  reference: string;
  replyBy: number;
  state: "promised" | "late" | "answered";
  /** Where the answer goes. */
  email: string;
  phone: string | null;
  rows: InputRow[];
  /** The service that comes closest to what is wanted. */
  scope: { title: string; path: string; included: string[]; excluded: string[] } | null;
  fees: OfficialFee[];
  plan: { earliest: DayWords; decision: string; advised: DayWords; path: string } | null;
  topic: WhatsAppTopic | null;
  /** The query of the first step, to ask again with other input. */
  search: string;
};

export function describeQuote(stored: StoredQuote, origin: string, now: number): QuoteView {
  const { id, replyBy, repliedAt, email, phone, message } = stored;
  const details = stored.details ?? {};
  const query = readQuoteQuery(new URLSearchParams(details));
  const { input } = readQuoteInput("you", query);
  const promise = {
    reference: referenceOf(id),
    replyBy,
    state: repliedAt !== null ? "answered" : now > replyBy ? "late" : "promised",
    email,
    phone,
  } as const;
  if (!input) {
    // The questions have changed since, or the row is damaged: the promise and the message stand all the same.
    log.error("A stored quote is shown without its details", { reference: promise.reference });
    const rows = [{ label: "Your question", value: message }];
    return { ...promise, rows, scope: null, fees: [], plan: null, topic: null, search: "" };
  }
  const planned = findPlan(query, origin);
  const { to, pet } = input;
  return {
    ...promise,
    rows: [...describeInput(input), ...describeValues(detailFields, details)],
    scope: findScope(query),
    fees: listOfficialFees(to, pet),
    plan: planned && describePlanOf(planned, origin),
    topic: describeTopic(input, planned?.url ?? null),
    search: writeStep("move", query),
  };
}

function describePlanOf({ plan, url }: NonNullable<ReturnType<typeof findPlan>>, origin: string) {
  const { earliest, decision, advised } = describePlan(plan);
  return { earliest, decision, advised, path: url.slice(origin.length) };
}

function findScope(query: QuoteQuery): QuoteView["scope"] {
  const slug = findServiceOfQuote(new URLSearchParams(query));
  const service = slug && findService(slug)?.service;
  if (!service) return null;
  const { title, included, excluded } = service;
  return { title, path: `/services/${slug}`, included, excluded };
}
