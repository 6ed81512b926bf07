import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import type { QuoteName } from "./quote-query.ts";

type Details = EnquiryRecord["details"];

/** The answers on which the stages of a move and their days depend. */
const namesOfStages = ["to", "country", "month", "arrive", "pet"] satisfies QuoteName[];

/** Where a move begins and ends. */
const namesOfPlaces = ["city", "place"] satisfies QuoteName[];

/** Under this field, a correction keeps the move that was before it. */
export const moveField = "The move";

/**
 * Whether a correction makes another move, so that stages or an offer of the move before are no longer true. One that only
 * leaves an answer out does not, and a place that was not known before is the same move.
 */
export function compareMoves(before: Details, after: Details) {
  const isChanged = (name: QuoteName) =>
    after?.[name] !== undefined && after[name] !== before?.[name];
  const hasOtherStages = namesOfStages.some(isChanged);
  const hasOtherPlaces = namesOfPlaces.some((name) => before?.[name] && isChanged(name));
  return { hasOtherStages, hasOtherOffer: hasOtherStages || hasOtherPlaces || isChanged("pets") };
}
