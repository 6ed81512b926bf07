import type { CrateBox } from "#content/shop/crate-sizes.ts";
import type { Destination } from "#travel/rules/rules.ts";
import { lowerFirst } from "#ui/text/text.ts";
import type { Airline, AirlineFile, Way, WayName } from "./airline-schema.ts";

/** The known facts of the move. An absent one decides nothing. */
export type CarrierQuestion = {
  to?: Destination;
  /** No airline's published rules differ between dogs and cats so far. */
  pet?: "dog" | "cat";
  /** With the bag or the crate. */
  weightKg?: number;
  isSnubNosed?: boolean;
  /** The outside of a rigid crate, which does not fly in the cabin. */
  crate?: CrateBox;
};

/** The best way that is open; or why none is. */
export type CarrierAnswer = WayName | "none" | "differs" | "unpublished";

export type CarrierFinding = {
  airline: Airline;
  answer: CarrierAnswer;
  /** The next way, for a pet of unknown weight and crate that is above the limit of the first. */
  heavier: WayName | null;
  /** The open way's condition in a few words, such as "above 75 kg". */
  limit: string | null;
  /** Why no better way is open, and what the airline says of the one that is. */
  reasons: string[];
};

type Finding = { state: "open" | "closed" | "differs" | "unpublished"; why: string };

/** How each airline takes the pet. */
export function findCarriers(
  question: CarrierQuestion,
  { airlines, arrivals }: AirlineFile,
): CarrierFinding[] {
  const ways: WayName[] = question.crate ? ["hold", "cargo"] : ["cabin", "hold", "cargo"];
  const law = arrivals.find(({ to }) => to === question.to);
  const allowed = ways.filter((way) => !law?.only || law.only === way);
  return airlines.map((airline) => {
    const findings = allowed.map((way) => ({ way, ...findWay(airline, way, question) }));
    const [best, next] = findings.filter(({ state }) => state === "open");
    const tried = best ? findings.slice(0, findings.indexOf(best)) : findings;
    const isLimited =
      question.weightKg === undefined &&
      !question.crate &&
      best &&
      isLimitedByWeight(airline[best.way]);
    const reasons = [
      ...tried.map(({ why }) => why),
      ...(best ? tellOf(airline, best.way, question) : []),
    ];
    return {
      airline,
      answer: best?.way ?? worst(findings),
      heavier: (isLimited && next?.way) || null,
      limit: best ? limitOf(airline, best.way, question) : null,
      reasons: [...new Set(reasons)].filter(Boolean),
    };
  });
}

function worst(findings: Finding[]): CarrierAnswer {
  const states = findings.map(({ state }) => state);
  if (states.includes("differs")) return "differs";
  return states.includes("unpublished") ? "unpublished" : "none";
}

function findWay(airline: Airline, name: WayName, question: CarrierQuestion): Finding {
  const { to, weightKg, isSnubNosed } = question;
  const { snubNosed } = airline;
  const way = airline[name];
  if (isSnubNosed && snubNosed.not.includes(name)) {
    return { state: "closed", why: `Snub-nosed pets: ${lowerFirst(snubNosed.says)}` };
  }
  if (way?.isClosed) return { state: "closed", why: "" };
  if (way && to && (way.notTo.includes(to) || (way.onlyTo && !way.onlyTo.includes(to)))) {
    return { state: "closed", why: `${titleWords[name]}: ${lowerFirst(way.says)}` };
  }
  if (!way || (isSnubNosed && snubNosed.unpublished.includes(name))) {
    return { state: "unpublished", why: `Not published ${placeWords[name]}.` };
  }
  if (to && way.differsTo.includes(to)) {
    return { state: "differs", why: "To this destination, readings differ." };
  }
  const excess = findExcess(way, question);
  if (excess) return { state: "closed", why: `${excess} ${placeWords[name]}.` };
  if (!isExempt(airline, name, question) && isBelow(way, question)) {
    const known = weightKg === undefined ? "this crate" : `${weightKg} kg`;
    return {
      state: "unpublished",
      why: `${titleWords[name]}: ${lowerFirst(way.says)} Not published for ${known}.`,
    };
  }
  return { state: "open", why: "" };
}

/** Such as "34 kg are above the 8 kg allowed"; null for a pet and a crate within the limits. */
function findExcess(
  { upToKg, belowKg, upToSideCm, upToSumCm }: Way,
  { weightKg, crate }: CarrierQuestion,
): string | null {
  if (weightKg !== undefined && belowKg !== undefined && weightKg >= belowKg) {
    return `${weightKg} kg are not below the limit of ${belowKg} kg`;
  }
  const { side, sum } = measure(crate);
  for (const [size, limit, unit] of [
    [weightKg, upToKg, "kg"],
    [side, upToSideCm, "cm"],
    [sum, upToSumCm, "cm"],
  ] as const) {
    if (size !== undefined && limit !== undefined && size > limit) {
      return `${size} ${unit} are above the ${limit} ${unit} allowed`;
    }
  }
  return null;
}

const isLimitedByWeight = (way: Way | undefined) =>
  way?.upToKg !== undefined || way?.belowKg !== undefined;

/** Whether something is known, and nothing of it reaches a lower limit. */
function isBelow(
  { fromKg, aboveKg, aboveSideCm, aboveSumCm }: Way,
  { weightKg, crate }: CarrierQuestion,
): boolean {
  const { side, sum } = measure(crate);
  if (weightKg !== undefined && fromKg !== undefined) return weightKg < fromKg;
  const known = [
    [weightKg, aboveKg],
    [side, aboveSideCm],
    [sum, aboveSumCm],
  ].flatMap(([size, limit]) => (limit === undefined || size === undefined ? [] : [size > limit]));
  return known.length > 0 && !known.includes(true);
}

function measure(crate: CrateBox | undefined): { side?: number; sum?: number } {
  if (!crate) return {};
  const sides = [crate.lengthCm, crate.widthCm, crate.heightCm];
  return { side: Math.max(...sides), sum: sides.reduce((sum, side) => sum + side) };
}

/** Whether the lower limits of the way do not count. */
const isExempt = (airline: Airline, name: WayName, { to, isSnubNosed }: CarrierQuestion) =>
  (to !== undefined && airline[name]?.alwaysTo.includes(to)) ||
  (isSnubNosed && airline.snubNosed.asCargo !== undefined && name === "cargo");

/** The airline's words about an open way. */
function tellOf(airline: Airline, name: WayName, question: CarrierQuestion): string[] {
  const says = `${titleWords[name]}: ${lowerFirst(airline[name]?.says ?? "")}`;
  if (!question.isSnubNosed) return [says];
  const { snubNosed } = airline;
  const saysOfSnubNosed = `Snub-nosed pets: ${lowerFirst(snubNosed.says)}`;
  const isLimitMoot = isExempt(airline, name, question) && airline[name]?.aboveKg !== undefined;
  return isLimitMoot ? [saysOfSnubNosed] : [says, saysOfSnubNosed];
}

function limitOf(airline: Airline, name: WayName, question: CarrierQuestion): string | null {
  const { isSnubNosed, weightKg, crate } = question;
  const { asCargo } = airline.snubNosed;
  if (isSnubNosed && name === "cargo" && asCargo) return asCargo;
  const { fromKg, upToKg, belowKg, aboveKg, aboveSideCm, aboveSumCm, onlyTo } = airline[name] ?? {};
  if (onlyTo && !question.to) return "on some routes";
  if (isExempt(airline, name, question)) return null;
  if (upToKg && weightKg === undefined) {
    return fromKg ? `${fromKg} to ${upToKg} kg` : `up to ${upToKg} kg`;
  }
  if (belowKg && weightKg === undefined) return `below ${belowKg} kg`;
  const kg = weightKg === undefined && aboveKg;
  const cm = !crate && (aboveSideCm ?? aboveSumCm);
  const known = [kg && `${kg} kg`, cm && `${cm} cm`].filter(Boolean);
  return known.length > 0 ? `above ${known.join(" or ")}` : null;
}

const titleWords: Record<WayName, string> = { cabin: "Cabin", hold: "Hold", cargo: "Cargo" };
const placeWords: Record<WayName, string> = {
  cabin: "in the cabin",
  hold: "in the hold",
  cargo: "as cargo",
};
