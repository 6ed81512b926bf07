import { formatAmount } from "./amount.ts";
import { canAnswer, type Offer, type OfferDraft, stateOf, totalOf } from "./offer.ts";

/** The data of an offer as its owner reads it. */
export type OfferView = ReturnType<typeof describeOffer>;

/** Of an offer that is still to be made, too. Amounts are formatted here, so that no browser has to. */
export function describeDraft({ currency, lines, validUntil, words, paymentUrl }: OfferDraft) {
  return {
    lines: lines.map(({ what, amount }) => ({ what, amount: formatAmount(amount, currency) })),
    total: formatAmount(totalOf(lines), currency),
    ...{ validUntil, words, paymentUrl },
  };
}

export function describeOffer(offer: Offer, now: number) {
  const { id, answeredAt, answerWords } = offer;
  return {
    ...describeDraft(offer),
    ...{ id, answeredAt, answerWords },
    state: stateOf(offer, now),
    canAccept: canAnswer(offer, "accepted", now),
  };
}
