import * as v from "valibot";
import { isInCalendar } from "#content/schemas.ts";
import { writtenNumber } from "#ui/forms/checks/digits.ts";
import { readDay } from "./calendar.ts";
import { type Question, type QuestionName, questions, type Written } from "./questions.ts";

const maxTextLength = 60;
const maxNameLength = 20;

const yesOrNo = v.pipe(
  v.picklist(["yes", "no"], "Please answer yes or no."),
  v.transform((answer) => answer === "yes"),
);

/** The schema of an answer, by the kind of its question. */
const schemas = {
  choice: ({ choices = {}, problem }: Question) => v.picklist(Object.keys(choices), problem),
  tick: () => yesOrNo,
  answer: () => yesOrNo,
  wish: () => v.literal("yes", "Please tick this box or leave it empty."),
  day: () =>
    v.pipe(
      v.string(),
      v.check(
        (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isInCalendar(text),
        "Please enter a date, written like 2027-03-31.",
      ),
      v.check((text) => /^20/.test(text), "Please enter a date between 2000 and 2099."),
      v.transform(readDay),
    ),
  month: () => v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Please choose a month.")),
  time: () =>
    v.pipe(
      v.string(),
      v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please give an hour and minutes, written like 06:30."),
    ),
  /**
   * Names in any script, with the dashes and quotation marks that phones put in by themselves. No digits and no @, which
   * keeps phone numbers and addresses out of browser histories and other servers' logs.
   */
  words: () =>
    v.pipe(
      v.string(),
      v.maxLength(maxTextLength, `Please write at most ${maxTextLength} characters.`),
      v.regex(
        /^(?:[\p{L}\p{M}\p{Join_Control}\s`´]|(?![@＠﹫])\p{P})+$/u,
        "Please use letters and signs such as - ’ ( ) and &, without digits and without @.",
      ),
    ),
  /** The first name of a pet. Short and without digits, since it stands in addresses. */
  name: () =>
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(maxNameLength, `Please write at most ${maxNameLength} letters.`),
      v.regex(/^\p{L}[\p{L}\p{M}\p{Join_Control} ’'-]*$/u, "Please use letters only."),
    ),
  count: ({ unit = "", most = 1 }: Question) =>
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, "Please enter a number."),
      v.transform(Number),
      v.minValue(1, "Please enter 1 or more."),
      v.maxValue(most, `Please write to us about more than ${most} ${unit}.`),
    ),
  measure: ({ unit, least, most = 0 }: Question) =>
    v.pipe(
      v.string(),
      v.regex(writtenNumber, `Please enter a number of ${unit}, such as 12.5.`),
      v.transform((text) => Number(text.replace(",", "."))),
      v.check((value) => value > 0 || value === least, "Please enter a number above 0."),
      v.maxValue(most, `Please enter at most ${most} ${unit}.`),
    ),
} satisfies Record<Question["kind"], (question: Question) => v.GenericSchema<string, unknown>>;

type Answer<Asked extends Question> = Asked extends { kind: "choice"; choices: infer Choices }
  ? keyof Choices
  : v.InferOutput<ReturnType<(typeof schemas)[Asked["kind"]]>>;

/** The answers to some questions. Days to come count as planned. */
export type Move<Name extends QuestionName> = {
  [Known in Name]?: Answer<(typeof questions)[Known]>;
};

/**
 * Reads the answers to the questions of these names: the valid ones, and a message about each other one.
 * @param own the questions that the tool asks in its own way
 */
export function readMove<Name extends QuestionName>(
  names: readonly Name[],
  written: Written<Name>,
  own: Partial<Record<Name, Question>> = {},
): { move: Move<Name>; problems: Written<Name> } {
  const answers: Partial<Record<Name, unknown>> = {};
  const problems: Written<Name> = {};
  for (const name of names) {
    const question: Question = own[name] ?? questions[name];
    const schema: v.GenericSchema<string, unknown> = schemas[question.kind](question);
    const result = v.safeParse(schema, written[name]);
    if (result.success) answers[name] = result.output;
    else if (written[name] !== undefined) problems[name] = result.issues[0].message;
  }
  // The type of each answer follows from the schema of its kind.
  return { move: answers as Move<Name>, problems };
}
