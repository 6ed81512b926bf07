/** The kinds of results, in the order in which they are shown, each with how many are shown at most: 30 in all. */
export const kinds = {
  answer: { title: "Answers for your pet", most: 4 },
  product: { title: "Travel supplies", most: 5 },
  guide: { title: "Guides and news", most: 8 },
  rule: { title: "Rules by country", most: 6 },
  question: { title: "Questions that owners ask", most: 3 },
  service: { title: "Services", most: 2 },
  page: { title: "Other pages", most: 2 },
} as const;

export type Kind = keyof typeof kinds;

/** A place on the site that a search may find. */
export type Entry = {
  kind: Kind;
  /** The address of the very place: a page, with the section's anchor where it is one. */
  path: string;
  title: string;
  text: string;
  /** Of a product that has one. */
  price?: string | null;
  /** The address of a product's picture; null for a product without one. */
  image?: string | null;
  /** The page or the country that it is part of. */
  within?: string;
  /** Further words by which it is found. They are not shown. */
  also?: string;
  /** Further words, without one of which it is not found. */
  onlyBy?: string;
};
