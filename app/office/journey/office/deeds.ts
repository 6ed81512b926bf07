/** The office's actions on a journey, by the names of their buttons. */
export const deeds = ["book", "save", "replace", "close"] as const;

export type Deed = (typeof deeds)[number];

/** The page's words afterwards. */
export const told: Record<Deed, string> = {
  book: "It is booked. The quote’s page shows the journey now.",
  save: "Saved. The owner sees it now.",
  replace: "The link is replaced. The old one has ended: send the new one to the owner.",
  close: "Closed: the pet is home.",
};

export const readDeed = (name: unknown): Deed | undefined => deeds.find((deed) => deed === name);
