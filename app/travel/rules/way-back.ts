import leavingIndia from "./leaving-india.yaml";
import { fillRuleReferences } from "./rule-references.ts";
import type { WayBack } from "./rule-schema.ts";
import { type Destination, destinationNames, rulesOf } from "./rules.ts";
import { findCommonDay } from "./source/rule-checks.ts";

/** For a pet that left India: what keeps its way home short. */
export const listWayHome = (): WayBack[] => leavingIndia.andBack.map(fillIn);

/** For a pet that lives there: what keeps its way back from a visit to India short. */
export const listWayBack = (destination: Destination): WayBack[] =>
  rulesOf(destination).andBack.map(fillIn);

/** The day on which most of it was read. */
export const wayBackRead = (): string =>
  findCommonDay([...listWayHome(), ...destinationNames.flatMap(listWayBack)]);

const fillIn = (way: WayBack): WayBack => ({
  ...way,
  text: fillRuleReferences(way.text, (name) =>
    destinationNames.includes(name) ? rulesOf(name) : undefined,
  ),
});
