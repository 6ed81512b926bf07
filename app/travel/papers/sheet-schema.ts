import * as v from "valibot";
import { pets } from "#content/pets.ts";
import { text } from "#content/schemas.ts";
import { routesIntoIndia } from "#travel/rules/rule-schema.ts";
import { citationEntries } from "#travel/rules/source/citation.ts";
import { dayLabels, fieldNames } from "./typed/fields.ts";

const known = (names: string[]) => (name: string) => names.includes(name);

/** The name of a field, or of one of the pet's days. */
const nameSchema = v.pipe(
  text,
  v.check(
    known([...fieldNames, ...Object.keys(dayLabels)]),
    "must be a field of app/travel/papers/typed/fields.ts",
  ),
);

/** With another label, such as "Shipper" for the owner, it is written `{ field: owner, label: Shipper }`. */
const fieldSchema = v.union([
  nameSchema,
  v.strictObject({ field: nameSchema, label: v.optional(text) }),
]);

/** The words that a letter may name besides the fields: words of the plan, and a line for the pen. */
const letterWords = ["pet", "destination", "pen", "letter-day", "appointment-days"];
const letterPattern = /\{([a-zA-Z-]+)\}/g;

/** Paragraphs with `{owner}` for a field, a day or a word of the plan. */
const letterSchema = v.pipe(
  text,
  v.check(
    (letter) =>
      [...letter.matchAll(letterPattern)].every(([, name = ""]) =>
        known([...fieldNames, ...Object.keys(dayLabels), ...letterWords])(name),
      ),
    "names a field that is not in app/travel/papers/typed/fields.ts",
  ),
);

/** What a sheet, a block or an item is for. An absent entry: for every move. */
const scopeEntries = {
  /** The plan's steps: a move without any of them does not have it. `booster` is each booster. */
  steps: v.optional(v.array(text)),
  destinations: v.optional(v.array(text)),
  species: v.optional(v.array(v.picklist(pets))),
  /** The routes into India. */
  routes: v.optional(v.array(v.picklist(routesIntoIndia))),
};

export type Scope = v.InferOutput<v.StrictObjectSchema<typeof scopeEntries, undefined>>;

/** For some moves only, it is written `{ item: The permit, steps: [import-permit] }`. */
const itemSchema = v.union([text, v.strictObject({ item: text, ...scopeEntries })]);

const shared = { title: v.optional(text), ...scopeEntries };

const blockSchema = v.variant("block", [
  /** Boxes with what was typed, or to be filled in by pen. */
  v.strictObject({ block: v.literal("fields"), ...shared, fields: v.array(fieldSchema) }),
  /** The doses of the rabies vaccine, a row each: every one, the newest or the one before the blood sample. */
  v.strictObject({
    block: v.literal("doses"),
    ...shared,
    of: v.picklist(["all", "newest", "sample"]),
  }),
  /** Empty boxes, for what others write: one line, or as high as a stamp. */
  v.strictObject({
    block: v.literal("boxes"),
    ...shared,
    boxes: v.array(v.strictObject({ label: text, isTall: v.optional(v.boolean(), false) })),
  }),
  v.strictObject({ block: v.literal("checklist"), ...shared, items: v.array(itemSchema) }),
  v.strictObject({ block: v.literal("text"), ...shared, text }),
  v.strictObject({ block: v.literal("letter"), ...shared, text: letterSchema }),
  /** Small, to be cut out. */
  v.strictObject({
    block: v.literal("label"),
    ...shared,
    /** `tube` is as small as a tube, `card` as large as a bank card. */
    size: v.picklist(["tube", "card"]),
    fields: v.array(fieldSchema),
    /** The firm's name and number below the fields. */
    hasFirm: v.optional(v.boolean(), false),
  }),
  /** LIVE ANIMALS in letters an inch high, between arrows that point up. */
  v.strictObject({ block: v.literal("live-animals"), ...shared }),
]);

/** A sheet of the papers: app/travel/papers/sheets has one file for each, named by its address. */
export const sheetSchema = v.strictObject({
  title: text,
  /** Its place among the sheets. */
  place: v.number(),
  /**
   * `copy`: "Copy onto the official form"; `letter`: "Your letter"; `preparation`: "Preparation sheet, not a
   * certificate".
   */
  kind: v.picklist(["copy", "letter", "preparation"]),
  /** Who fills it in and what becomes of it. */
  purpose: text,
  /** It shows these steps of the plan, and what else is done at their appointment. */
  ...scopeEntries,
  /** Only for a pet that flies as cargo. Where that is not known, the title says so. */
  isForCargo: v.optional(v.boolean(), false),
  /** Carries a QR code of the plan's address. */
  hasCode: v.optional(v.boolean(), false),
  blocks: v.array(blockSchema),
  /** Takes source, days and reading from the plan's rule of that step. */
  sourceOf: v.optional(text),
  ...citationEntries,
});

export type Sheet = v.InferOutput<typeof sheetSchema>;
export type Block = Sheet["blocks"][number];
export type DosesBlock = Extract<Block, { block: "doses" }>;

/** The letter in its paragraphs, with the names that are filled in at odd places. */
export const splitLetter = (letter: string): string[][] =>
  letter.split(/\n\s*\n/).map((paragraph) => paragraph.trim().split(letterPattern));
