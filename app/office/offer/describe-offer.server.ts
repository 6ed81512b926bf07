import { formatAmount } from "./amount.ts";
import { canAnswer, type OfferDraft, stateOf, totalOf } from "./offer.ts";
import type { StoredOffer } from "./offers.server.ts";

/** The data of an offer as its owner reads it. */
export type OfferView = ReturnType<typeof describeOffer>;

/** Of an offer that is still to be made, too. Amounts are formatted here, so that no browser has to. */
export function describeDraft({ currency, lines, validUntil, words, paymentUrl }: OfferDraft) {
  return {
    lines: lines.map(({ what, amount }) => ({ what, amount: formatAmount(amount, currency) })),
    total: formatAmount(totalOf(lines), currency),
    validUntil,
    words,
    paymentUrl,
  };
}

export function describeOffer(offer: StoredOffer, now: number) {
  const { id, answeredAt, answerWords, moveThen } = offer;
  return {
    ...describeDraft(offer),
    id,
    answeredAt,
    answerWords,
    moveThen,
    /** Of an offer that the owner has not answered, although an earlier one. */
    replacesAccepted: answeredAt === null && offer.replacesAccepted,
    state: stateOf(offer, now),
    canAccept: canAnswer(offer, "accepted", now),
  };
}
