import { factDescriptions } from "./fact-descriptions.ts";
import type { OwnerFacts } from "./fact-types.ts";
import { ownerFacts } from "./owner-facts.ts";

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
    return state ? { name, what, shownOn, state } : [];
  });
}

function stateOf(fact: AnyFact): UnfilledFact["state"] | null {
  if (fact.value === null) return "isNone" in fact ? null : "missing";
  return fact.isPlaceholder || looksInvented(fact.value) ? "invented" : null;
}

function looksInvented(value: unknown): boolean {
  return /\.example\b|00000/.test(JSON.stringify(value));
}
