import { href } from "react-router";
import { bagSideNames } from "#travel/move/question-names.ts";
import type { QuestionName, Written } from "#travel/move/questions.ts";
import { answersTo } from "#travel/move/search-params.ts";
import { writeNames } from "#ui/forms/query.ts";
import type { Bag } from "./bag/bag-verdict.ts";
import type { CarrierQuestion } from "./find-way.ts";

/** What is asked about the bag for the cabin. */
export const bagNames = [...bagSideNames, "bag-weight"] as const satisfies QuestionName[];

/** The questions, in the order of the canonical address. */
export const airlinesNames = [
  "to",
  "pet",
  "baggage",
  "weight",
  "month",
  "snub",
  ...bagNames,
] as const satisfies QuestionName[];

export const airlinesSearchParams = answersTo(airlinesNames);

/** The page of the airlines, with the question in it. It asks for the month of the flight alone. */
export function airlinesPath(question: CarrierQuestion): string {
  const { to, pet, weightKg, isSnubNosed, isBaggage, date, bag } = question;
  const search = writeNames(airlinesNames, {
    to,
    pet,
    baggage: isBaggage ? "yes" : undefined,
    weight: weightKg === undefined ? undefined : String(weightKg),
    month: date?.slice(0, "2027-03".length),
    snub: isSnubNosed ? "yes" : undefined,
    ...writeBag(bag),
  });
  return href("/guides/airlines") + (search && `?${search}`);
}

const writeBag = ({ size, kg }: Bag = {}): Written<(typeof bagNames)[number]> => ({
  "bag-length": size && String(size.lengthCm),
  "bag-width": size && String(size.widthCm),
  "bag-height": size && String(size.heightCm),
  "bag-weight": kg === undefined ? undefined : String(kg),
});
