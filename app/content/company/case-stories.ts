import type { CaseStory } from "./fact-types";

/** The newest first. Their section does not show while there are none (`caseStories` in owner-facts.ts). */
export const caseStories: CaseStory[] = [];
