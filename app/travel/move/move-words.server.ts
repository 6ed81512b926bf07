import { wishNames } from "#content/office/wishes.ts";
import { petNames } from "#content/pets.ts";
import type { WhatsAppTopic } from "#frame/contact/whatsapp.tsx";
import { rulesOf } from "#travel/rules/rules.ts";
import { namesOf } from "#ui/forms/fields/field.ts";
import { formatDate, monthWords } from "#ui/text/date-words.ts";
import { writeDay } from "./calendar.ts";
import { countries } from "./countries.ts";
import { moveTo } from "./move-title.ts";
import { bagSideNames, lengthNames } from "./question-names.ts";
import { type Question, type QuestionName, questions, type RowName } from "./questions.ts";
import type { Move } from "./read-move.server.ts";

/** An answer, or several that belong together, for the visitor and for the team. */
export type AnswerRow = { label: string; value: string };

type Answers = Move<QuestionName>;
type Known<Name extends QuestionName> = Answers & Required<Pick<Answers, Name>>;

/** Such as "France" or "the United Kingdom". */
export const nameDestination = ({ to, country }: Known<"to">): string =>
  // Input for another destination is ignored.
  to === "eu" && country ? countries[country] : rulesOf(to).destination.inSentence;

/** Such as "Cat to France" or "Bruno: Dog to the United Kingdom". */
export const nameMove = (move: Known<"to" | "pet">): string => {
  const words = moveTo(move.pet, nameDestination(move));
  return move.name === undefined ? words : `${move.name}: ${words}`;
};

/** Such as "Pune to London, United Kingdom" or "Toronto to India". */
export function describeRoute({ to, country, city, place }: Known<"to">): string {
  const here = city ?? "India";
  if (to === "india") return `${place ?? "Abroad"} to ${here}`;
  const land = to === "eu" && country ? countries[country] : to !== "elsewhere" && rulesOf(to).name;
  const there = [place, land].filter(Boolean).join(", ") || "another country";
  return `${here} to ${there}`;
}

/** Such as "March 2027"; null if none was chosen. */
export function describeMonth({ month, arrive }: Answers): string | null {
  const date = arrive === undefined ? month : writeDay(arrive);
  return date === undefined ? null : monthWords(date);
}

/** The topic of a WhatsApp message about the move. */
export const describeTopic = (
  move: Known<"to" | "pet">,
  planUrl: string | null,
): WhatsAppTopic => ({
  route: describeRoute(move),
  pet: move.pet,
  month: describeMonth(move),
  planUrl,
});

/** Such as "Cat, Persian, short nose". */
export const describePet = ({ pet, breed, snub }: Answers): string =>
  [pet && petNames[pet], breed, snub && "short nose"].filter(Boolean).join(", ");

const rows: Record<RowName, (move: Answers) => string> = {
  "From and to": ({ to, ...move }) => (to === undefined ? "" : describeRoute({ ...move, to })),
  When: (move) =>
    move.arrive === undefined
      ? (describeMonth(move) ?? "Not sure yet")
      : `On ${dateWords(move.arrive)}`,
  "What is wanted": (move) =>
    wishNames
      .filter((name) => move[name])
      .map((name) => questions[name].label)
      .join(", "),
  Pet: describePet,
  Bag(move) {
    const sides = bagSideNames.flatMap((name) => move[name] ?? []);
    const kg = move["bag-weight"];
    const words = [
      sides.length > 0 && `Bag of ${sides.join(" × ")} cm`,
      kg !== undefined && `${kg} kg with the bag`,
    ];
    return words.filter(Boolean).join(", ");
  },
  Measures(move) {
    const given = lengthNames.filter((name) => move[name] !== undefined);
    const words = given.map((name) => `${name.toUpperCase()} ${move[name]}`);
    return words.length === 0 ? "" : `${words.join(", ")} ${move.unit ?? "cm"}`;
  },
};

/** The answers to the questions of these names, in the order of the questions. */
export function describeMove(names: readonly QuestionName[], move: Answers): AnswerRow[] {
  const asked = namesOf<QuestionName>(questions).filter((name) => names.includes(name));
  const words = new Map<string, string>();
  for (const name of asked) {
    const { row, label, shortLabel = label }: Question = questions[name];
    if (row) words.set(row, rows[row](move));
    else words.set(shortLabel, describeAnswer(questions[name], move[name]));
  }
  return [...words].flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** One answer in words; empty without one. */
function describeAnswer({ kind, choices, sign }: Question, answer: Answers[QuestionName]): string {
  if (typeof answer === "number") {
    return kind === "day" ? dateWords(answer) : [answer, sign].filter(Boolean).join(" ");
  }
  if (typeof answer === "boolean") return answer ? "Yes" : "No";
  return answer === undefined ? "" : (choices?.[answer] ?? answer);
}

const dateWords = (day: number) => formatDate(writeDay(day));
