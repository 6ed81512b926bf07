import { sortFindings } from "#travel/airlines/airline-words.ts";
import type { CarrierAnswer, CarrierFinding } from "#travel/airlines/find-carriers.ts";
import { type CarrierQuestion, someRoutes, type WayFinding } from "#travel/airlines/find-way.ts";
import { placeWords, type WayName, wayNames, wayTitles } from "#travel/airlines/way-words.ts";
import { rulesOf } from "#travel/rules/rules.ts";

/** An airline's answer in a word. */
export type Verdict = "yes" | "cargo" | "ask" | "no";

const verdicts: Record<CarrierAnswer, Verdict> = {
  cabin: "yes",
  hold: "yes",
  cargo: "cargo",
  weight: "ask",
  size: "ask",
  bag: "ask",
  season: "ask",
  heat: "ask",
  differs: "ask",
  unpublished: "ask",
  "not-as-baggage": "no",
  none: "no",
};

/** The airlines by their verdict, the best one first. */
export const groupByVerdict = (findings: CarrierFinding[]): Map<Verdict, CarrierFinding[]> =>
  Map.groupBy(sortFindings(findings), ({ answer }) => verdicts[answer]);

const countWords: Record<Exclude<Verdict, "yes">, string> = {
  cargo: "as cargo only",
  ask: "to ask",
  no: "not at all",
};

/** Such as "7 as cargo only, 3 to ask". @param taken the words for airlines that answer yes */
export const countVerdicts = (findings: CarrierFinding[], taken: string): string =>
  [...groupByVerdict(findings)]
    .map(([verdict, group]) => `${group.length} ${verdict === "yes" ? taken : countWords[verdict]}`)
    .join(", ");

/** Whether a way is open, and its limit as a figure, such as "≤ 8 kg"; empty without one. */
export type WayMark = { way: WayName; state: "yes" | "ask" | "no"; figure: string };

/**
 * Each of the three ways.
 * @param isAsked whether it is about a pet; a general rule is no doubt
 */
export const markWays = ({ ways }: CarrierFinding, isAsked: boolean): WayMark[] =>
  wayNames.map((way) => {
    const finding = ways.find((found) => found.way === way);
    if (!finding) return { way, state: "no", figure: "" };
    return { way, state: stateOf(finding, isAsked), figure: finding.figure };
  });

function stateOf(finding: WayFinding, isAsked: boolean): WayMark["state"] {
  if (finding.state === "closed") return "no";
  const isTaken = isAsked
    ? finding.state === "open"
    : "limit" in finding && finding.limit !== someRoutes;
  return isTaken ? "yes" : "ask";
}

/** What an airline says to the visitor's bag, such as "Fits" or "No pets in the cabin". */
export function cabinWordsOf({ airline, ways }: CarrierFinding, isSnubNosed = false): string {
  const cabin = ways.find(({ way }) => way === "cabin");
  if (cabin?.figure) return cabin.figure;
  if (airline.cabin?.isClosed) return "No pets in the cabin";
  const isForLongNoses = isSnubNosed && airline.snubNosed.not.includes("cabin");
  return isForLongNoses ? "Not in the cabin with a short nose" : "Not in the cabin on this route";
}

/** The limit that decides about the answer, such as "Cabin ≤ 8 kg"; of a no, its reason. Empty without one. */
export function figureOf(finding: CarrierFinding, question: CarrierQuestion): string {
  const { answer, best, ways } = finding;
  const deciding =
    best ??
    ways.find(({ state }) => state === answer) ??
    ways.findLast(({ figure }) => figure !== "");
  if (verdicts[answer] === "no" && deciding?.figure) {
    return `${deciding.figure.replace("≤", "at most")} ${placeWords[deciding.way]}`;
  }
  if (verdicts[answer] === "no") return refusalOf(finding, question);
  if (!deciding?.figure) return "";
  return `${wayTitles[deciding.way]} ${deciding.figure.replace(">", "above")}`;
}

/** An airline's rule for the only way that any has for the pet, such as "published only above 75 kg". */
export function sayOfOnlyWay(
  finding: CarrierFinding,
  name: WayName,
  question: CarrierQuestion,
): string {
  const { airline, ways } = finding;
  const { to } = question;
  const way = ways.find((found) => found.way === name);
  if (!way || way.state === "closed") return figureOf(finding, question);
  const figure = way.figure.replace(">", "above").replace("≤", "up to");
  if (way.state !== "open") {
    return figure.startsWith("above") ? `published only ${figure}` : figure;
  }
  if (figure) return figure;
  return to && airline[name]?.alwaysTo.includes(to)
    ? `always to ${rulesOf(to).destination.inTitle}`
    : (airline[name]?.says ?? "").replace(/\.$/, "");
}

/** Why an airline takes the pet in no way, where no limit of its does. */
function refusalOf({ airline, answer, ways }: CarrierFinding, question: CarrierQuestion): string {
  if (answer === "not-as-baggage") return "not as baggage";
  const { to, isSnubNosed } = question;
  if (isSnubNosed && ways.some(({ way }) => airline.snubNosed.not.includes(way))) {
    return "not with a short nose";
  }
  return to ? "not on this route" : "";
}
