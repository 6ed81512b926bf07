import type { PictureSource } from "~/ui/picture";

/** A move that the firm made, told with the owner's consent and a photograph of the pet. */
export type CaseStory = {
  id: string;
  /** The day of arrival, as `2026-11-23`. */
  arrived: string;
  pet: string;
  origin: string;
  destination: string;
  text: string;
  picture: PictureSource;
  alt: string;
};

/** The newest first. Their section does not show while there are none (`caseStories` in owner-facts.ts). */
export const caseStories: CaseStory[] = [];
