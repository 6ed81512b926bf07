/** Why nothing came of an enquiry, as the office says it at the desk. The names are stored. */
export const lostReasons = {
  price: "Too expensive",
  "other-firm": "Another firm",
  "not-moving": "Not moving any more",
  "no-answer": "No answer from them",
  "not-possible": "Not possible",
  declined: "Offer declined",
  other: "Another reason",
} as const;

export type LostReason = keyof typeof lostReasons;
