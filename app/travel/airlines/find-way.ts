import type { Pet } from "#content/pets.ts";
import type { CrateBox } from "#content/shop/crate-sizes.ts";
import { formatSize } from "#content/shop/format-size.ts";
import type { Destination } from "#travel/rules/rules.ts";
import { monthNames } from "#ui/text/date-words.ts";
import { lowerFirst } from "#ui/text/text.ts";
import type { Airline, Way } from "./airline-schema.ts";
import { type Bag, judgeBag } from "./bag/bag-verdict.ts";
import { type Comparison, compareTo, isInSeason } from "./limits.ts";
import { placeWords, type WayName, wayTitles } from "./way-words.ts";

/** The known facts of the move. An absent one decides nothing. */
export type CarrierQuestion = {
  to?: Destination;
  /** No airline's published rules differ between dogs and cats so far. */
  pet?: Pet;
  /** Of the pet alone, while the limits are of the pet with its bag or crate. */
  weightKg?: number;
  isSnubNosed?: boolean;
  /** The outside of a rigid crate, which does not fly in the cabin. */
  crate?: CrateBox;
  /** The bag for the cabin. */
  bag?: Bag;
  /** Whether the pet comes into India as its owner's baggage. */
  isBaggage?: boolean | null;
  /** The day of the flight, or its month, such as `2027-03-31` or `2027-03`. */
  date?: string | null;
};

/** A fact that decides about a way and is not known, so that the visitor has to weigh, measure or ask. */
export type Doubt = "weight" | "size" | "bag" | "season" | "heat";

/** Whether an airline takes the pet in a way, and in words why not, or what to find out. */
export type WayFinding = { way: WayName; why: string; figure: string } & (
  | { state: "closed" | "differs" | "unpublished" }
  | PossibleWay
);

export type PossibleWay = {
  way: WayName;
  why: string;
  state: "open" | Doubt;
  /** The condition in a few words, such as "above 75 kg with the crate". */
  limit: string | null;
  /** The same as a figure, such as "> 75 kg", also of a limit that the pet keeps; empty without one. */
  figure: string;
  /** Whether a pet of which more was known may be above the way's limits. */
  mayExceed: boolean;
};

export function findWay(airline: Airline, name: WayName, question: CarrierQuestion): WayFinding {
  const { to, isSnubNosed } = question;
  const { snubNosed } = airline;
  const way = airline[name];
  const end = (state: "closed" | "differs" | "unpublished", why: string, figure = "") =>
    ({ way: name, state, why, figure }) as const;
  if (isSnubNosed && snubNosed.not.includes(name)) return end("closed", sayOfSnubNosed(airline));
  if (way?.isClosed) return end("closed", "");
  if (way && to && (way.notTo.includes(to) || (way.onlyTo && !way.onlyTo.includes(to)))) {
    return end("closed", sayOf(airline, name));
  }
  if (!way || (isSnubNosed && snubNosed.unpublished.includes(name))) {
    return end("unpublished", `Not published ${placeWords[name]}.`, "not published");
  }
  if (to && way.differsTo.includes(to)) {
    return end("differs", "To this destination, readings differ.", "readings differ");
  }
  const bag = name === "cabin" && question.bag ? judgeBag(way, question.bag) : null;
  if (bag?.verdict === "exceeds") return end("closed", `${bag.words}.`, bag.words);
  const upTo = compareTo(way.upTo, name, question);
  const above = isExempt(airline, name, question) ? [] : compareTo(way.above, name, question);
  const excess = upTo.find(({ isAbove }) => isAbove);
  if (excess) {
    const figure = writeFigure({ upTo: [excess], above: [] });
    const why = describeExcess(excess, name, question);
    return end("closed", why, bag ? `Too heavy: ${figure}` : figure);
  }
  if (above.length > 0 && above.every(({ isAbove }) => isAbove === false)) {
    const known = question.crate ? "this crate" : `${question.weightKg} kg`;
    const why = `${sayOf(airline, name)} Not published for ${known}.`;
    return end("unpublished", why, writeFigure({ upTo: [], above }));
  }
  const condition = isSnubNosed && name === "cargo" ? snubNosed.asCargo : undefined;
  const inSeason = !condition?.season || isInSeason(question.date, condition.season);
  if (inSeason === false) return end("closed", sayOfSnubNosed(airline));
  const open = {
    upTo: upTo.filter(isOpen),
    above: above.some(({ isAbove }) => isAbove) ? [] : above.filter(isOpen),
  };
  const limit = condition?.says ?? describeLimit(way, name, open, question);
  const routes = way.onlyTo && !to ? someRoutes : null;
  const figure =
    (bag && [bag.words, routes].filter(Boolean).join(", ")) ??
    describeCondition(condition) ??
    routes ??
    (writeFigure(open) || writeFigure({ upTo, above }));
  const possible = { way: name, limit, figure, mayExceed: open.upTo.length > 0 && !question.crate };
  if (bag?.verdict === "unpublished") return { ...possible, state: "bag", why: doubtWords.bag };
  if (inSeason === null) return { ...possible, state: "season", why: doubtWords.season };
  if (condition?.heatC) return { ...possible, state: "heat", why: doubtWords.heat };
  return { ...possible, ...findDoubt(open, name, question) };
}

/** The comparisons with a way's limits. */
type Limits = { upTo: Comparison[]; above: Comparison[] };

const isOpen = ({ isAbove }: Comparison) => isAbove === null;

/** A weight of which nothing is known is the reader's to compare with the limit, unless it is of heavy pets alone. */
function findDoubt(
  { upTo, above }: Limits,
  name: WayName,
  { weightKg, crate }: CarrierQuestion,
): { state: "open" | "weight" | "size"; why: string } {
  const [kg] = [...upTo, ...above].filter(({ measure }) => measure === "kg");
  if (kg && weightKg !== undefined) {
    const why = `${weightKg} kg and the ${packingWords[name]} may be above ${kg.limit} kg: weigh both.`;
    return { state: "weight", why };
  }
  if ([...upTo, ...above].some(({ measure }) => measure !== "kg")) {
    return { state: "size", why: doubtWords.size };
  }
  if (above.length > 0 && !crate) return { state: "weight", why: doubtWords.weight };
  return { state: "open", why: "" };
}

/** Whether the lower limits of the way do not count. */
export const isExempt = (airline: Airline, name: WayName, { to, isSnubNosed }: CarrierQuestion) =>
  (to !== undefined && airline[name]?.alwaysTo.includes(to)) ||
  (isSnubNosed && airline.snubNosed.asCargo !== undefined && name === "cargo");

/** Such as "Cabin: up to 8 kg with the bag." */
export const sayOf = (airline: Airline, name: WayName): string =>
  `${wayTitles[name]}: ${lowerFirst(airline[name]?.says ?? "")}`;

/** Such as "Snub-nosed pets: not in the hold." */
export const sayOfSnubNosed = ({ snubNosed }: Airline): string =>
  `Snub-nosed pets: ${lowerFirst(snubNosed.says)}`;

function describeExcess(
  { measure, limit }: Comparison,
  name: WayName,
  { weightKg }: CarrierQuestion,
): string {
  return measure === "kg"
    ? `${weightKg} kg and the ${packingWords[name]} are above the ${limit} kg allowed ${placeWords[name]}.`
    : `The crate is above the ${limit} cm allowed ${placeWords[name]}.`;
}

function describeLimit(
  { onlyTo, bag }: Way,
  name: WayName,
  { upTo, above }: Limits,
  { to }: CarrierQuestion,
): string | null {
  if (onlyTo && !to) return someRoutes;
  const [most, least] = [join(upTo, "and"), join(above, "or")];
  if (!most && !least) return bag ? `bag up to ${formatSize(bag)} cm` : null;
  const isOfWeight = [...upTo, ...above].some(({ measure }) => measure === "kg");
  const limits = [least && `above ${least}`, most && `up to ${most}`].filter(Boolean).join(", ");
  return isOfWeight ? `${limits} with the ${packingWords[name]}` : limits;
}

/** The limit of a way that is open to some destinations alone, where none is asked for. */
export const someRoutes = "on some routes";

/** The degrees or the days that decide, or the condition in its few words. */
function describeCondition(condition: Airline["snubNosed"]["asCargo"]): string | undefined {
  if (condition?.heatC) return `up to ${condition.heatC} °C`;
  if (!condition?.season) return condition?.says;
  const { from, to } = condition.season;
  return `only ${writeDayOfYear(from)} to ${writeDayOfYear(to)}`;
}

/** Writes `11-01` as "1 Nov". */
function writeDayOfYear(day: string): string {
  const [month, date] = day.split("-").map(Number);
  return `${date} ${monthNames[(month ?? 1) - 1]?.slice(0, 3)}`;
}

/** Such as "10–32 kg", "≤ 75 kg and 300 cm" or "> 125 cm". */
function writeFigure({ upTo, above }: Limits): string {
  const [least] = above;
  if (least && upTo.some(({ measure }) => measure === least.measure)) {
    return `${least.limit}–${join(upTo, "and")}`;
  }
  return [above.length > 0 && `> ${join(above, "or")}`, upTo.length > 0 && `≤ ${join(upTo, "and")}`]
    .filter(Boolean)
    .join(", ");
}

/** Such as "75 kg or 300 cm". */
const join = (comparisons: Comparison[], conjunction: string): string =>
  comparisons
    .map(({ measure, limit }) => `${limit} ${measure === "kg" ? "kg" : "cm"}`)
    .join(` ${conjunction} `);

const doubtWords: Record<Doubt, string> = {
  weight: "Not published for lighter pets.",
  size: "The crate’s outside decides, which a weight does not show: measure it.",
  bag: "The airline publishes no size for the bag: ask.",
  season: "The day of the flight decides.",
  heat: "The heat on the day decides, and no months are published: ask for your flight.",
};

const packingWords: Record<WayName, string> = { cabin: "bag", hold: "crate", cargo: "crate" };
