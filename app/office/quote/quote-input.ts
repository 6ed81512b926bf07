import * as v from "valibot";
import { inputEntries, yesOrNo } from "#travel/plan/engine/input.ts";
import { destinationNames } from "#travel/rules/rules.ts";
import { firstMessages } from "#ui/forms/issues.ts";
import { type OtherPet, petEntries, readOtherPets, words } from "./pet-input.ts";
import type { OtherPetName } from "./pet-names.ts";
import { type QuoteName, type QuoteQuery, type Step, stepNames } from "./quote-query.ts";

const yes = v.optional(v.literal("yes", "Please tick this box or leave it empty."));

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
    ...petEntries,
    pad: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,2}([.,]\d)?$/, "Please enter centimetres, such as 2.")),
    ),
    unit: v.optional(v.picklist(["cm", "in"], "Please choose centimetres or inches.")),
  } satisfies Record<
    Exclude<QuoteName, OtherPetName>,
    v.GenericSchema<string | undefined, unknown>
  >),
  v.forward(
    // Checked even if other inputs are invalid.
    v.partialCheck(
      [["to"], ["place"]],
      ({ to, place }) => to !== "elsewhere" || place !== undefined,
      nowhere,
    ),
    ["place"],
  ),
);

/** A visitor's input on the first two steps. */
export type QuoteInput = v.InferOutput<typeof inputSchema> & {
  /** The pets beside the first one. */
  others: OtherPet[];
};

/** The problems of a query, by name, in words for the visitor. */
export type QuoteProblems = Partial<Record<QuoteName, string>>;

export type QuoteReading = {
  /** The step to show: the requested one, or an earlier one that is not done. */
  step: Step;
  /** The problems on this step. An empty field is no problem until the visitor has gone further. */
  problems: QuoteProblems;
  /** Null until the first two steps are done. */
  input: QuoteInput | null;
};

export function readQuoteInput(asked: Step, query: QuoteQuery): QuoteReading {
  // An input that is missing is asked for in our words, not in those of the schema.
  const result = v.safeParse(inputSchema, { to: "", pet: "", ...query });
  const { pets: others, problems: otherProblems } = readOtherPets(query);
  if (result.success && Object.keys(otherProblems).length === 0) {
    return { step: asked, problems: {}, input: { ...result.output, others } };
  }
  const messages: QuoteProblems = { ...firstMessages(result.issues ?? []), ...otherProblems };
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
