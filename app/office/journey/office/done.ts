/** The office's page of a journey after a change, by the name of the change. */
export const doneWords = {
  book: "It is booked. The quote’s page shows the journey now.",
  save: "Saved. The owner sees it now.",
  replace: "The link is replaced. The old one has ended: send the new one to the owner.",
  close: "Closed: the pet is home.",
} as const;
