import type { TeamMember } from "./fact-types.ts";

/** The rest of the team. The section is hidden while it is empty (`team` in owner-facts.ts). */
export const team: TeamMember[] = [];
