/** What the office can do with a journey, by the name of its button. */
export const deeds = ["book", "save", "replace", "close"] as const;

export type Deed = (typeof deeds)[number];

/** What the page says afterwards. */
export const told: Record<Deed, string> = {
  book: "It is booked. The quote’s page shows the journey now.",
  save: "Saved. The owner sees it now.",
  replace: "The link is replaced. The old one has ended: send the new one to the owner.",
  close: "Closed: the pet is home.",
};

export const readDeed = (name: unknown): Deed | undefined => deeds.find((deed) => deed === name);
