import { company, placeholders } from "../../app/content/company.ts";
import type { Finding } from "./finding.ts";

/** What visitors would read that is made up: what is said to be, and what looks like it. */
export function checkContent(
  standing: readonly string[] = placeholders,
  facts: Record<string, unknown> = company,
): Finding[] {
  const said = standing.map((placeholder) => ({
    problem: `Made up: ${placeholder}.`,
    fix: "Put the real one there, then take it out of `placeholders` in app/content/company.ts.",
  }));
  const looking = Object.entries(facts)
    .filter(
      ([name, fact]) => looksMadeUp(fact) && !said.some(({ problem }) => problem.includes(name)),
    )
    .map(([name]) => ({
      problem: `Looks made up: company.${name}.`,
      fix: "Put the real one into app/content/company.ts.",
    }));
  return [...said, ...looking];
}

function looksMadeUp(fact: unknown): boolean {
  return /\.example\b|00000/.test(JSON.stringify(fact));
}
