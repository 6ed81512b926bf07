/** What a visitor may want of us, by its name in the query. */
export const wantedLabels = {
  papers: "Papers",
  vet: "Vet and tests",
  crate: "Crate",
  flight: "Flight",
  door: "Door to door",
} as const;
