import type { WayName } from "./airline-schema.ts";
import type { CarrierAnswer, CarrierFinding } from "./find-carriers.ts";

const answerWords: Record<CarrierAnswer, string> = {
  cabin: "in the cabin",
  hold: "in the hold",
  cargo: "as cargo only",
  none: "not at all",
  differs: "ask: readings differ",
  unpublished: "ask: not published",
};

const heavierWords: Record<WayName, string> = {
  cabin: "in the cabin",
  hold: "in the hold",
  cargo: "as cargo",
};

/** Such as "in the cabin, if heavier in the hold". */
export const describeAnswer = ({ answer, heavier }: Pick<CarrierFinding, "answer" | "heavier">) =>
  answerWords[answer] + (heavier ? `, if heavier ${heavierWords[heavier]}` : "");

const answersInOrder = Object.keys(answerWords);

/** The airlines by their answer, the best answer first. */
export function groupCarriers(findings: CarrierFinding[]): { words: string; names: string[] }[] {
  const groups = Map.groupBy(
    findings.toSorted(
      (one, other) => answersInOrder.indexOf(one.answer) - answersInOrder.indexOf(other.answer),
    ),
    describeAnswer,
  );
  return [...groups].map(([words, carriers]) => ({
    words,
    names: carriers.map(({ airline, limit }) =>
      limit ? `${airline.name} (${limit})` : airline.name,
    ),
  }));
}
