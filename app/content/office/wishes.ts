/** The services that a visitor may tick in a quote. */
export const wishNames = ["papers", "vet", "crate", "flight", "door"] as const;

export type Wish = (typeof wishNames)[number];

export const wishLabels: Record<Wish, string> = {
  papers: "Papers",
  vet: "Vet and tests",
  crate: "Crate",
  flight: "Flight",
  door: "Door to door",
};
