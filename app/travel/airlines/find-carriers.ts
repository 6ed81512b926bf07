import type { Airline, AirlineFile } from "./airline-schema.ts";
import {
  type CarrierQuestion,
  type Doubt,
  findWay,
  isExempt,
  type PossibleWay,
  sayOf,
  sayOfSnubNosed,
  type WayFinding,
} from "./find-way.ts";
import type { WayName } from "./way-words.ts";

/** The best way that is open, or what decides about it; or why none is. */
export type CarrierAnswer = WayName | Doubt | "differs" | "unpublished" | "not-as-baggage" | "none";

export type CarrierFinding = {
  airline: Airline;
  answer: CarrierAnswer;
  /** The finding about each way that the destination leaves open. */
  ways: WayFinding[];
  /** The way that the answer is about, with its condition. */
  best: PossibleWay | null;
  /** The next way, if the pet may be above the limits of the best one. */
  next: PossibleWay | null;
  /** Why no better way is open, and what the airline says of the one that is. */
  reasons: string[];
};

/** The destination's own rule for the pet. */
export const findArrival = (
  { to, isBaggage }: CarrierQuestion,
  arrivals: AirlineFile["arrivals"],
) => arrivals.find((arrival) => arrival.to === to && (isBaggage || !arrival.isForBaggage));

/** How each airline takes the pet. */
export function findCarriers(
  question: CarrierQuestion,
  { airlines, arrivals }: AirlineFile,
): CarrierFinding[] {
  const ways: WayName[] = question.crate ? ["hold", "cargo"] : ["cabin", "hold", "cargo"];
  const arrival = findArrival(question, arrivals);
  const allowed = ways.filter((way) => !arrival || arrival.ways.includes(way));
  return airlines.map((airline) => {
    const findings = allowed.map((way) => findWay(airline, way, question));
    const [best, second] = findings.filter(isPossible);
    if (!best) {
      const answer = worst(findings);
      return {
        airline,
        ways: findings,
        answer: answer === "none" && arrival?.isForBaggage ? "not-as-baggage" : answer,
        best: null,
        next: null,
        reasons: listOnce(findings.map(({ why }) => why)),
      };
    }
    const next = (best.mayExceed && second) || null;
    return {
      airline,
      ways: findings,
      answer: best.state === "open" ? best.way : best.state,
      best,
      next,
      reasons: listOnce([
        ...findings.slice(0, findings.indexOf(best)).map(({ why }) => why),
        ...tellOf(airline, best.way, question),
        best.why,
        ...(next && best.state !== "open" ? tellOf(airline, next.way, question) : []),
      ]),
    };
  });
}

const isPossible = (finding: WayFinding): finding is PossibleWay => "limit" in finding;

const listOnce = (reasons: string[]) => [...new Set(reasons)].filter(Boolean);

function worst(findings: WayFinding[]): "differs" | "unpublished" | "none" {
  const states = findings.map(({ state }) => state);
  if (states.includes("differs")) return "differs";
  return states.includes("unpublished") ? "unpublished" : "none";
}

/** The airline's words about a way that may be open. */
function tellOf(airline: Airline, name: WayName, question: CarrierQuestion): string[] {
  const says = sayOf(airline, name);
  if (!question.isSnubNosed) return [says];
  const saysOfSnubNosed = sayOfSnubNosed(airline);
  const isLimitMoot = isExempt(airline, name, question) && airline[name]?.above.kg !== undefined;
  return isLimitMoot ? [saysOfSnubNosed] : [says, saysOfSnubNosed];
}
