import * as v from "valibot";
import { firstMessages } from "~/forms/issues";
import { inputEntries, yesOrNo } from "~/plan/engine/input";
import { destinationNames } from "~/rules/rules";
import { type QuoteName, type QuoteQuery, type Step, stepNames } from "./quote-query";

const maxTextLength = 60;

/** No digits and no @, which keeps phone numbers and addresses out of browser histories and other servers' logs. */
const words = v.pipe(
  v.string(),
  v.maxLength(maxTextLength, `Please write at most ${maxTextLength} characters.`),
  v.regex(/^[\p{L}\p{M}\s.,'’()/&-]+$/u, "Please use letters only."),
);

const yes = v.optional(v.literal("yes", "Please tick this box or leave it empty."));

/** A number up to a limit, with a decimal point or a decimal comma. */
const upTo = (max: number, unit: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}([.,]\d{1,2})?$/, `Please enter a number of ${unit}, such as 12.5.`),
      v.transform((text) => Number(text.replace(",", "."))),
      v.minValue(0.1, "Please enter a number above 0."),
      v.maxValue(max, `Please enter at most ${max} ${unit}.`),
    ),
  );

const measure = upTo(250, "centimetres or inches");
const nowhere = "Please enter the country, and the city if you know it.";

const inputSchema = v.pipe(
  v.object({
    ...inputEntries,
    to: v.picklist([...destinationNames, "elsewhere"], "Please choose where your pet moves to."),
    city: v.optional(words),
    place: v.optional(words),
    month: v.optional(
      v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Please choose a month.")),
    ),
    papers: yes,
    vet: yes,
    crate: yes,
    flight: yes,
    door: yes,
    purpose: v.optional(v.picklist(["moving", "visiting"], "Please choose: moving or visiting.")),
    together: v.optional(yesOrNo),
    breed: v.optional(words),
    weight: upTo(150, "kilograms"),
    a: measure,
    b: measure,
    c: measure,
    d: measure,
    unit: v.optional(v.picklist(["cm", "in"], "Please choose centimetres or inches.")),
  } satisfies Record<QuoteName, v.GenericSchema<string | undefined, unknown>>),
  v.forward(
    // Checked even if other answers are invalid.
    v.partialCheck(
      [["to"], ["place"]],
      ({ to, place }) => to !== "elsewhere" || place !== undefined,
      nowhere,
    ),
    ["place"],
  ),
);

/** A visitor's answers on the first two steps. */
export type QuoteInput = v.InferOutput<typeof inputSchema>;

/** The problems of a query, by name, in words for the visitor. */
export type QuoteProblems = Partial<Record<QuoteName, string>>;

export type QuoteReading = {
  /** The step to show: the requested one, or an earlier one that is not done. */
  step: Step;
  /** The problems on this step. Until the visitor has been further, an empty field is none. */
  problems: QuoteProblems;
  /** Null until the first two steps are done. */
  input: QuoteInput | null;
};

/** Reads the input in the query of a step. */
export function readQuoteInput(asked: Step, query: QuoteQuery): QuoteReading {
  // An input that is missing is asked for in our words, not in those of the schema.
  const result = v.safeParse(inputSchema, { to: "", pet: "", ...query });
  if (result.success) return { step: asked, problems: {}, input: result.output };
  const messages: QuoteProblems = firstMessages(result.issues);
  const problemsOn = (step: "move" | "pet"): QuoteProblems =>
    Object.fromEntries(
      stepNames[step].flatMap((name) => (messages[name] ? [[name, messages[name]]] : [])),
    );
  const isDone = (step: "move" | "pet") => Object.keys(problemsOn(step)).length === 0;
  if (asked !== "move" && !isDone("move")) {
    return { step: "move", problems: problemsOn("move"), input: null };
  }
  if (asked === "you") return { step: "pet", problems: problemsOn("pet"), input: null };
  const written = Object.entries(problemsOn(asked)).filter(([name]) => Object.hasOwn(query, name));
  return { step: asked, problems: Object.fromEntries(written), input: null };
}
