import type { CrateSize } from "#content/shop/crate-sizes.ts";
import airlineFile from "#travel/airlines/airlines.yaml";
import { type AnswerRow, describeMove } from "#travel/move/move-words.server.ts";
import { bagSideNames } from "#travel/move/question-names.ts";
import { type Move, readMove } from "#travel/move/read-move.server.ts";
import { asOfDateTime, asOfWords } from "#travel/rules/source/dated-facts.ts";
import { isDue } from "#travel/rules/source/rule-checks.ts";
import { describeSource } from "#travel/rules/source/source-view.server.ts";
import { readNames } from "#ui/forms/query.ts";
import { keepUnits, lowerFirst } from "#ui/text/text.ts";
import { describeAnswer, groupCarriers } from "./airline-words.ts";
import { airlinesNames, airlinesPath, type bagNames } from "./airlines-query.ts";
import { type Bag, bagNote } from "./bag/bag-verdict.ts";
import {
  cabinWordsOf,
  countVerdicts,
  figureOf,
  groupByVerdict,
  markWays,
  sayOfOnlyWay,
  type Verdict,
} from "./board/verdicts.ts";
import { type CarrierFinding, findArrival, findCarriers } from "./find-carriers.ts";
import { type CarrierQuestion, sayOf, sayOfSnubNosed } from "./find-way.ts";
import { placeWords, type WayName, wayNames, wayTitles } from "./way-words.ts";

const { airlines, arrivals, assistance } = airlineFile;

/** Such as "34 kg", or with its label "As your baggage: Yes". */
const tellRow = ({ label, value }: AnswerRow) =>
  ["Yes", "No"].includes(value) ? `${label}: ${value}` : value;

/** The question that the query asks, also in words; null, with the problems, if a part of it is invalid. */
export function readAirlinesQuery(search: URLSearchParams) {
  const query = readNames(airlinesNames, search);
  const { move, problems } = readMove(airlinesNames, query);
  if (bagSideNames.some((name) => query[name])) {
    for (const name of bagSideNames) {
      if (!query[name]) problems[name] = "Please enter all three sizes.";
    }
  }
  const { to, pet, weight: weightKg, snub: isSnubNosed, baggage: isBaggage, month: date } = move;
  const isValid = Object.keys(problems).length === 0;
  const question: CarrierQuestion | null = isValid
    ? { to, pet, weightKg, isSnubNosed, isBaggage, date, bag: bagOf(move) }
    : null;
  const given = airlinesNames.filter((name) => query[name]);
  return { query, problems, question, words: describeMove(given, move).map(tellRow) };
}

/** The bag, if anything is known of it: all of its sides or none. */
function bagOf(move: Move<(typeof bagNames)[number]>): Bag | undefined {
  const { "bag-length": lengthCm, "bag-width": widthCm, "bag-height": heightCm } = move;
  const { "bag-weight": kg } = move;
  const isMeasured = lengthCm !== undefined && widthCm !== undefined && heightCm !== undefined;
  const size = isMeasured ? { lengthCm, widthCm, heightCm } : undefined;
  return size || kg !== undefined ? { size, kg } : undefined;
}

/** Whether an airline's rules are due for checking. */
export const areAirlinesDue = (today: string): boolean =>
  airlines.some((airline) => isDue(airline, today));

/** The destination's own rule, in words. */
export const arrivalRule = (question: CarrierQuestion): string | null =>
  findArrival(question, arrivals)?.says ?? null;

export type CarrierSummary = ReturnType<typeof summariseCarriers>;

/** The airlines for a move in a few lines. */
export function summariseCarriers(question: CarrierQuestion, today: string) {
  return {
    groups: groupCarriers(findCarriers(question, airlineFile)),
    isDue: areAirlinesDue(today),
    /** The page with the limits of each, its source and its day. */
    path: airlinesPath(question),
  };
}

/** How many airlines take a pet and how; a crate does not fly in the cabin. */
export const countCarriers = (question: CarrierQuestion): string =>
  countVerdicts(
    findCarriers(question, airlineFile),
    question.crate ? "in the hold" : "in the cabin or the hold",
  );

/** The airlines for each crate, by its size; for a snub-nosed pet and any other. */
export function summariseCrates(sizes: readonly CrateSize[]) {
  return Object.fromEntries(
    sizes.map(({ size, outside: crate }) => [
      size,
      {
        snubNosed: countCarriers({ crate, isSnubNosed: true }),
        others: countCarriers({ crate }),
      },
    ]),
  );
}

const verdictWords: Record<Exclude<Verdict, "yes">, string> = {
  cargo: "As cargo only",
  ask: "Ask first",
  no: "No",
};

/** Such as "Yes, in the cabin or the hold", with the ways that are open. */
function titleOf(verdict: Verdict, rows: AirlineRow[]): string {
  if (verdict !== "yes") return verdictWords[verdict];
  const marks = rows.flatMap((row) => row.marks);
  const open = (["cabin", "hold"] as const).filter((name) =>
    marks.some(({ way, state }) => way === name && state === "yes"),
  );
  return `Yes, in ${open.map((way) => `the ${way}`).join(" or ")}`;
}

/** The airlines by their verdict about the pet; without a question, by their general rules as one group. */
export function listAirlines(question: CarrierQuestion | null, today: string) {
  const findings = findCarriers(question ?? {}, airlineFile);
  const marks = findings.flatMap((finding) => markWays(finding, question !== null));
  const isWayOpen = (way: WayName) => marks.some((mark) => mark.way === way && mark.state !== "no");
  const openWays = wayNames.filter((way) => isWayOpen(way) || (way === "cabin" && question?.bag));
  const ways = openWays.length > 0 ? openWays : wayNames;
  const [onlyWay] = ways.length === 1 ? ways : [];
  const rowsOf = (group: CarrierFinding[]) =>
    group.map((finding) => rowOf(finding, onlyWay, question, today));
  const groups: { verdict: Verdict | null; title: string; rows: AirlineRow[] }[] = question
    ? [...groupByVerdict(findings)].map(([verdict, group]) => {
        const rows = rowsOf(group);
        return { verdict, title: titleOf(verdict, rows), rows };
      })
    : [{ verdict: null, title: "All airlines, by their general rules", rows: rowsOf(findings) }];
  const closed = wayNames.filter((way) => !ways.includes(way));
  const arrival = question && findArrival(question, arrivals);
  const isClosedByArrival = (way: WayName) => arrival && !arrival.ways.includes(way);
  const closedByAll = closed.filter((way) => !isClosedByArrival(way));
  const isAsCargo = ways.every((way) => way === "cargo");
  return {
    groups,
    /** The ways that any airline has for the pet; all of them if none has one. */
    ways,
    /** The ways that no airline has, in words, without those that the destination's own rule names. */
    closedWays:
      closedByAll.length > 0
        ? `None ${closedByAll.map((way) => placeWords[way]).join(" or ")}, by the airlines’ rules.`
        : null,
    /** The destination's own rule; none about the cabin and the hold if every airline takes the pet as cargo alone. */
    arrival: arrival && (closed.some(isClosedByArrival) || !isAsCargo) ? arrival.says : null,
    /** How the bag was compared. */
    bagNote: question?.bag ? bagNote : null,
    isDue: areAirlinesDue(today),
  };
}

export type AirlineList = ReturnType<typeof listAirlines>;
export type AirlineRow = ReturnType<typeof rowOf>;

/** Such as `airline.air-india`. */
const airlineReportId = (name: string) =>
  `airline.${name.toLowerCase().replace(/[^a-z\d]+/g, "-")}`;

/** The airlines by their names in a report that their rules have changed. */
export const reportableAirlines = airlines.map(({ name, source }) => ({
  id: airlineReportId(name),
  name,
  source,
}));

function rowOf(
  finding: CarrierFinding,
  onlyWay: WayName | undefined,
  question: CarrierQuestion | null,
  today: string,
) {
  const { airline, reasons } = finding;
  const isAsked = question !== null;
  const cabinWords = question?.bag && cabinWordsOf(finding, question.isSnubNosed);
  const answer = describeAnswer(finding);
  const said = [...wayNames.map((way) => sayOf(airline, way)), sayOfSnubNosed(airline)];
  const isSaid = (reason: string) =>
    said.includes(reason) || answer.endsWith(lowerFirst(reason.replace(/\.$/, "")));
  return {
    name: airline.name,
    reportId: airlineReportId(airline.name),
    answer: isAsked ? answer : null,
    /** Without what the answer or the rules below say. */
    reasons: isAsked ? reasons.filter((reason) => !isSaid(reason)).map(keepUnits) : [],
    marks: markWays(finding, isAsked).map((mark) => ({
      ...mark,
      figure: keepUnits((mark.way === "cabin" && cabinWords) || mark.figure),
    })),
    figure: keepUnits(cabinWords ?? figureOf(finding, question ?? {})),
    /** Of the only way that any airline has, with what it says to it. */
    onlyWayWords:
      onlyWay && keepUnits(cabinWords ?? sayOfOnlyWay(finding, onlyWay, question ?? {})),
    rules: [
      ...wayNames.map((way) => ({ label: wayTitles[way], value: airline[way]?.says })),
      { label: "Snub-nosed pets and heat", value: airline.snubNosed.says },
    ].map(({ label, value = "Not published" }) => ({ label, value: keepUnits(value) })),
    source: { ...airline.source, words: asOfWords(airline), dateTime: asOfDateTime(airline) },
    isDue: isDue(airline, today),
  };
}

/** The law about assistance dogs, each line with its source and how that was read. */
export const listAssistanceRules = (today: string) =>
  assistance.map(({ title, says, ...citation }) => ({
    title,
    says,
    source: describeSource(citation, today),
  }));

export type AssistanceRule = ReturnType<typeof listAssistanceRules>[number];
