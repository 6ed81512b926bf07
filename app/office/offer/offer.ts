import * as v from "valibot";
import { columnsOf } from "#office/enquiry/store/record.ts";
import { currencyCodes } from "./amount.ts";

const lineSchema = v.object({
  what: v.string(),
  /** In hundredths of the currency; below zero for what is taken off. */
  amount: v.pipe(v.number(), v.safeInteger()),
});

/** A row of the table of offers (migrations/). */
export const offerSchema = v.object({
  id: v.number(),
  madeAt: v.number(),
  madeBy: v.string(),
  currency: v.picklist(currencyCodes),
  lines: v.pipe(v.string(), v.parseJson(), v.array(lineSchema)),
  /** The last moment of a day in India. */
  validUntil: v.number(),
  /** The office's, beside the lines. */
  words: v.string(),
  paymentUrl: v.nullable(v.string()),
  answer: v.nullable(v.picklist(["accepted", "declined"])),
  answeredAt: v.nullable(v.number()),
  /** The owner's. */
  answerWords: v.nullable(v.string()),
});

export const offerColumns = columnsOf(offerSchema);

export type Offer = v.InferOutput<typeof offerSchema>;
export type OfferLine = v.InferOutput<typeof lineSchema>;
export type Answer = NonNullable<Offer["answer"]>;

/** What the office writes. */
export type OfferDraft = Pick<Offer, "currency" | "lines" | "validUntil" | "words" | "paymentUrl">;

export const totalOf = (lines: readonly OfferLine[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);

type OfferState = Answer | "expired" | "open";

/** An answer stays one after the offer's last day. */
export function stateOf({ answer, validUntil }: Offer, now: number): OfferState {
  if (answer !== null) return answer;
  return now > validUntil ? "expired" : "open";
}

/** Whether the owner may give the answer now. Who has declined may come back. */
export function canAnswer(offer: Offer, answer: Answer, now: number): boolean {
  if (now > offer.validUntil || offer.answer === "accepted") return false;
  return offer.answer === null || answer === "accepted";
}
