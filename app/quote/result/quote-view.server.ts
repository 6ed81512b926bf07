import type { WhatsAppTopic } from "~/contact/whatsapp";
import { listOfficialFees, type OfficialFee } from "~/content/official-fees";
import type { StoredQuote } from "~/enquiry/outbox.server";
import { describeValues } from "~/forms/field";
import { describePlan, type PlanView } from "~/plan/plan-view.server";
import { referenceOf } from "~/reply/reference";
import { findService, findServiceOfQuote } from "~/services/services.server";
import { readQuoteInput } from "../quote-input";
import { findPlan } from "../quote-plan.server";
import { type QuoteQuery, readQuoteQuery, writeStep } from "../quote-query";
import { describeInput, describeTopic, type InputRow } from "../quote-words.server";
import { detailFields } from "../sender-fields";

/** The data of a quote's page. */
export type QuoteView = {
  reference: string;
  replyBy: number;
  state: "promised" | "late" | "answered";
  /** The e-mail address that the answer goes to. */
  email: string;
  phone: string | null;
  rows: InputRow[];
  /** The scope of the service that is closest to the wishes. */
  scope: { title: string; path: string; included: string[]; excluded: string[] } | null;
  fees: OfficialFee[];
  plan: (Pick<PlanView, "practical" | "byLaw"> & { path: string }) | null;
  topic: WhatsAppTopic;
  /** The query of the first step, to ask again with other input. */
  search: string;
};

/** Null if the stored input is no longer valid because the questions have changed. */
export function describeQuote(stored: StoredQuote, origin: string, now: number): QuoteView | null {
  const { id, replyBy, repliedAt, email, phone, details } = stored;
  const query = readQuoteQuery(new URLSearchParams(details));
  const { input } = readQuoteInput("you", query);
  if (!input) return null;
  const planned = findPlan(query, origin);
  const { to, pet } = input;
  return {
    reference: referenceOf(id),
    replyBy,
    state: repliedAt !== null ? "answered" : now > replyBy ? "late" : "promised",
    email,
    phone,
    rows: [...describeInput(input), ...describeValues(detailFields, details)],
    scope: findScope(query),
    fees: listOfficialFees(to, pet),
    plan: planned && describePlanOf(planned, origin),
    topic: describeTopic(input, planned?.url ?? null),
    search: writeStep("move", query),
  };
}

function describePlanOf({ plan, url }: NonNullable<ReturnType<typeof findPlan>>, origin: string) {
  const { practical, byLaw } = describePlan(plan);
  return { practical, byLaw, path: url.slice(origin.length) };
}

function findScope(query: QuoteQuery): QuoteView["scope"] {
  const slug = findServiceOfQuote(new URLSearchParams(query));
  const service = slug && findService(slug)?.service;
  if (!service) return null;
  const { title, included, excluded } = service;
  return { title, path: `/services/${slug}`, included, excluded };
}
