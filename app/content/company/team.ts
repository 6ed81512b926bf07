import type { TeamMember } from "./fact-types";

/** The rest of the team; their section does not show while there are none (`team` in owner-facts.ts). */
export const team: TeamMember[] = [];
