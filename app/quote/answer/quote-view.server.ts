import type { WhatsAppTopic } from "~/contact/whatsapp";
import { listOfficialFees, type OfficialFee } from "~/content/official-fees";
import type { StoredQuote } from "~/enquiry/outbox.server";
import { referenceOf } from "~/enquiry/receipt/reference";
import { describeValues } from "~/forms/field";
import type { DayWords } from "~/plan/day-words.server";
import { describePlan } from "~/plan/plan-view.server";
import { findService, findServiceOfQuote } from "~/services/services.server";
import { readQuoteAnswers } from "../quote-answers";
import { findPlan } from "../quote-plan.server";
import { type QuoteQuery, readQuoteQuery, writeStep } from "../quote-query";
import { type AnswerRow, describeAnswers, describeTopic } from "../quote-words.server";
import { detailFields } from "../sender-fields";

/** What a visitor sees of a quote until it is answered. */
export type QuoteView = {
  reference: string;
  answerBy: number;
  state: "promised" | "late" | "answered";
  /** Where the answer goes. */
  email: string;
  phone: string | null;
  rows: AnswerRow[];
  /** The service that comes closest to what is wanted. */
  scope: { title: string; path: string; included: string[]; excluded: string[] } | null;
  fees: OfficialFee[];
  plan: { earliest: DayWords; decision: string; advised: DayWords; path: string } | null;
  topic: WhatsAppTopic;
  /** The query of the first step, to ask again with other answers. */
  search: string;
};

/** Null where the stored answers can no longer be read, since the questions have changed. */
export function describeQuote(stored: StoredQuote, origin: string, now: number): QuoteView | null {
  const { id, answerBy, answeredAt, email, phone, details } = stored;
  const query = readQuoteQuery(new URLSearchParams(details));
  const { answers } = readQuoteAnswers("you", query);
  if (!answers) return null;
  const planned = findPlan(query, origin);
  const { to, pet } = answers;
  return {
    reference: referenceOf(id),
    answerBy,
    state: answeredAt !== null ? "answered" : now > answerBy ? "late" : "promised",
    email,
    phone,
    rows: [...describeAnswers(answers), ...describeValues(detailFields, details)],
    scope: findScope(query),
    fees: listOfficialFees(to, pet),
    plan: planned && describePlanOf(planned, origin),
    topic: describeTopic(answers, planned?.url ?? null),
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
