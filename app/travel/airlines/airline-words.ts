import type { CarrierAnswer, CarrierFinding } from "./find-carriers.ts";
import { placeWords } from "./way-words.ts";

/** The answers with their words, the best one first. */
const answerWords: Record<CarrierAnswer, string> = {
  cabin: "in the cabin",
  hold: "in the hold",
  cargo: "as cargo only",
  weight: "ask: weigh your pet with its bag or crate",
  size: "ask: the crate’s size decides",
  bag: "ask: the bag’s size is not published",
  season: "ask: the day of the flight decides",
  heat: "ask: the heat on the day decides",
  differs: "ask: readings differ",
  unpublished: "ask: not published",
  "not-as-baggage": "not as baggage",
  none: "not at all",
};

/** Such as "in the cabin, if heavier in the hold". */
export function describeAnswer({ answer, best, next }: CarrierFinding): string {
  const words = answerWords[answer];
  if (!next || best?.state !== "open") return words;
  const isSure = next.state === "open" || next.state === "weight";
  return `${words}, if heavier ${isSure ? placeWords[next.way] : "ask"}`;
}

/** Such as "in the cabin, up to 8 kg with the bag, else in the hold". */
function describeCondition({ best, next }: CarrierFinding): string {
  if (best?.state === "open") return best.limit ?? "";
  const ways = [best && placeWords[best.way], best?.limit, next && `else ${placeWords[next.way]}`];
  return ways.filter(Boolean).join(", ");
}

/** Such as "Lufthansa, SWISS (each up to 8 kg with the bag)". */
function listNames(condition: string, findings: CarrierFinding[]): string {
  const names = findings.map(({ airline }) => airline.name).join(", ");
  if (!condition) return names;
  return `${names} (${findings.length > 1 ? "each " : ""}${condition})`;
}

const answersInOrder = Object.keys(answerWords);

/** The best answer first. */
export const sortFindings = (findings: CarrierFinding[]): CarrierFinding[] =>
  findings.toSorted(
    (one, other) => answersInOrder.indexOf(one.answer) - answersInOrder.indexOf(other.answer),
  );

export type CarrierGroup = {
  words: string;
  /** The airlines by their condition. */
  names: string[];
};

/** The airlines by their answer, the best answer first. */
export function groupCarriers(findings: CarrierFinding[]): CarrierGroup[] {
  const groups = Map.groupBy(sortFindings(findings), describeAnswer);
  return [...groups].map(([words, group]) => ({
    words,
    names: [...Map.groupBy(group, describeCondition)].map(([condition, alike]) =>
      listNames(condition, alike),
    ),
  }));
}
