import { href } from "react-router";
import type { QuestionName } from "#travel/move/questions.ts";
import { answersTo } from "#travel/move/search-params.ts";
import { writeNames } from "#ui/forms/query.ts";
import type { CarrierQuestion } from "./find-way.ts";

/** The questions, in the order of the canonical address. */
export const airlinesNames = [
  "to",
  "pet",
  "baggage",
  "weight",
  "month",
  "snub",
] as const satisfies QuestionName[];

export const airlinesSearchParams = answersTo(airlinesNames);

/** The page of the airlines, with the question in it. It asks for the month of the flight alone. */
export function airlinesPath(question: CarrierQuestion): string {
  const { to, pet, weightKg, isSnubNosed, isBaggage, date } = question;
  const search = writeNames(airlinesNames, {
    to,
    pet,
    baggage: isBaggage ? "yes" : undefined,
    weight: weightKg === undefined ? undefined : String(weightKg),
    month: date?.slice(0, "2027-03".length),
    snub: isSnubNosed ? "yes" : undefined,
  });
  return href("/guides/airlines") + (search && `?${search}`);
}
