import type { CaseStory } from "./fact-types.ts";

/** The newest first. The section is hidden while there are none (`caseStories` in owner-facts.ts). */
export const caseStories: CaseStory[] = [];
