import anyDestination from "./any-destination.yaml";
import canada from "./canada.yaml";
import eu from "./eu.yaml";
import india from "./india.yaml";
import leavingIndia from "./leaving-india.yaml";
import type { DestinationRules, Rule } from "./rule-schema";
import uae from "./uae.yaml";
import uk from "./uk.yaml";
import usa from "./usa.yaml";

/** The rules of each destination, by its name in the planner's query. */
const destinations = { uk, eu, usa, canada, uae, india } satisfies Record<string, DestinationRules>;

export type Destination = keyof typeof destinations;

export const destinationNames = Object.keys(destinations) as Destination[];

/** The destination's own rules. */
export const rulesOf = (destination: Destination): DestinationRules => destinations[destination];

/** The rules for a move to the destination: its own, then the rules of every move. */
export function rulesOfMove(destination: Destination): Rule[] {
  const common = [...anyDestination.rules, ...(destination === "india" ? [] : leavingIndia.rules)];
  return [...destinations[destination].rules, ...common];
}

/** All rules: for every move, for leaving India and for each destination. */
export const allRules = [anyDestination, leavingIndia, ...Object.values(destinations)];
