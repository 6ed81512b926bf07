import { factDescriptions } from "./fact-descriptions.ts";
import type { OwnerFacts } from "./fact-types.ts";
import * as ownerFacts from "./owner-facts.ts";

/** A fact that the owner of the company has yet to supply; `name` is its key in owner-facts.ts. */
export type UnfilledFact = {
  name: string;
  what: string;
  shownOn: string[];
  state: "missing" | "invented";
};

type AnyFact = OwnerFacts[keyof OwnerFacts];

/** Lists the facts that are missing, marked as placeholders, or made of names and numbers that reach nobody. */
export function listUnfilledFacts(facts: Partial<OwnerFacts> = ownerFacts): UnfilledFact[] {
  const byName: Record<string, AnyFact | undefined> = facts;
  return Object.entries(factDescriptions).flatMap(([name, { what, shownOn }]) => {
    const fact = byName[name];
    const state = fact ? stateOf(fact) : null;
    if (!fact || !state) return [];
    const parts = missingParts(fact.value);
    const named = parts.length > 0 ? `${what}, without ${parts.join(", ")}` : what;
    return { name, what: named, shownOn, state };
  });
}

function stateOf(fact: AnyFact): UnfilledFact["state"] | null {
  if (fact.value === null) return "isNone" in fact ? null : "missing";
  if (missingParts(fact.value).length > 0) return "missing";
  return fact.isPlaceholder || looksInvented(fact.value) ? "invented" : null;
}

/** The names of what is null in a fact that is a record. */
function missingParts(value: AnyFact["value"]): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => (part === null ? name : []));
}

function looksInvented(value: unknown): boolean {
  return /\.example\b|00000/.test(JSON.stringify(value));
}
