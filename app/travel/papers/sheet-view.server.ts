import { indiaTimeZone } from "#edge/http/india-clock.ts";
import { writeDay } from "#travel/move/calendar.ts";
import { nameDestination, nameMove } from "#travel/move/move-words.server.ts";
import type { Plan } from "#travel/plan/engine/plan.ts";
import { clockOf, instantOf } from "#travel/plan/engine/treatment-hours.ts";
import { describeStep, placeOf, type StepView } from "#travel/plan/result/step-view.server.ts";
import { clockWords, dateWords, dayWords } from "#travel/plan/result/text/day-words.server.ts";
import { makeQrCode } from "#travel/plan/take-along/qr-code.server.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { describeSource } from "#travel/rules/source/source-view.server.ts";
import { isAbout, isForMove } from "./scope.server.ts";
import {
  appointmentDays,
  type DayView,
  type DoseView,
  dayOfLetter,
  describeDay,
  describeDoses,
} from "./sheet-days.server.ts";
import { type Block, type Sheet, splitLetter } from "./sheet-schema.ts";
import type { NamedSheet } from "./sheets.server.ts";
import { type DayName, dayLabels, typedFields } from "./typed/fields.ts";

const kindWords = {
  copy: "Copy onto the official form",
  letter: "Your letter",
  preparation: "Preparation sheet, not a certificate",
} as const satisfies Record<Sheet["kind"], string>;

/** What is typed; `known` from the plan's query until then. Without a name it is left to the pen. */
type FieldView = { field: string; known?: string };

/** A box of a sheet, for what is typed or for a day. */
export type BoxView = { label: string } & (FieldView | DayView);

type Shown<Kind> = Kind extends { block: "fields" | "label" }
  ? Omit<Kind, "fields"> & { fields: BoxView[] }
  : Kind extends { block: "letter" }
    ? Omit<Kind, "text"> & { paragraphs: (string | FieldView)[][] }
    : Kind extends { block: "checklist" }
      ? Omit<Kind, "items"> & { items: string[] }
      : Kind extends { block: "doses" }
        ? Kind & { doses: DoseView[] }
        : Kind;

export type BlockView = Shown<Block>;

export type SheetView = ReturnType<typeof describeSheet>;

/** The facts that all sheets of a plan share. */
export type JourneyView = ReturnType<typeof describeJourney>;

export function describeJourney(plan: Plan) {
  const { input, landing, departure, homeOn } = plan;
  const { clock } = rulesOf(input.to).destination;
  const words = (zone: string) =>
    clockWords(instantOf(landing, input.at ?? "", clockOf(input)), zone).words;
  const zones = clock ? [...new Set([clockOf(input), indiaTimeZone])] : [];
  return {
    move: nameMove(input),
    landing: dayWords(landing),
    departure: dayWords(departure),
    /** Set where it comes home later, at the earliest on this day. */
    home:
      homeOn !== null && homeOn > landing
        ? { dateTime: writeDay(homeOn), words: dateWords(homeOn) }
        : null,
    /** The hour of landing by the clock of each place, where it is known. */
    clocks: input.at === undefined ? [] : zones.map((zone) => `${words(zone)} ${placeOf(zone)}`),
    known: listKnown(plan),
  };
}

/** The fields that the plan's query fills in. */
const listKnown = ({ input }: Plan): Record<string, string | undefined> => ({
  petName: input.name,
});

/** @param planUrl the full address of the plan's page, which holds dates and choices only */
export function describeSheet(sheet: NamedSheet, plan: Plan, planUrl: string) {
  const { id, title, kind, purpose, hasCode, sourceOf } = sheet;
  const steps = plan.steps.map((step) => describeStep(step, plan));
  const sourceRule = plan.steps.find(({ rule }) => rule.step === sourceOf)?.rule;
  return {
    id,
    title,
    kind: kindWords[kind],
    purpose,
    /** The plan's steps that it is for. */
    steps: steps.filter((_, index) => {
      const rule = plan.steps[index]?.rule;
      return rule && isAbout(sheet.steps ?? [], rule);
    }),
    blocks: sheet.blocks
      .filter((block) => isForMove(block, plan))
      .map((block) => describeBlock(block, plan, steps)),
    qrCode: hasCode ? makeQrCode(planUrl) : null,
    source: describeSource(sourceRule ?? sheet, writeDay(plan.today)),
  };
}

function describeBlock(block: Block, plan: Plan, steps: StepView[]): BlockView {
  switch (block.block) {
    case "letter": {
      const { text, ...letter } = block;
      const paragraphs = splitLetter(text).map((parts) =>
        parts.flatMap((part, index) => (index % 2 === 0 ? part : fillIn(part, plan, steps))),
      );
      return { ...letter, paragraphs };
    }
    case "fields":
    case "label":
      return { ...block, fields: block.fields.map((field) => describeBox(field, plan, steps)) };
    case "checklist":
      return {
        ...block,
        items: block.items.flatMap((item) => {
          if (typeof item === "string") return item;
          return isForMove(item, plan) ? item.item : [];
        }),
      };
    case "doses":
      return { ...block, doses: describeDoses(block.of, plan, steps) };
    default:
      return block;
  }
}

type Field = Extract<Block, { fields: unknown[] }>["fields"][number];

function describeBox(box: Field, plan: Plan, steps: StepView[]): BoxView {
  const { field, label } = typeof box === "string" ? { field: box, label: undefined } : box;
  return isDay(field)
    ? { ...describeDay(field, plan, steps), label: label ?? dayLabels[field] }
    : { ...describeField(field, plan), label: label ?? typedFields[field]?.label ?? field };
}

const describeField = (field: string, plan: Plan): FieldView => ({
  field,
  known: listKnown(plan)[field],
});

/** A day that is still to come is left to the pen, with its window. */
function fillIn(name: string, plan: Plan, steps: StepView[]): (string | FieldView)[] {
  const pen: FieldView = { field: "" };
  if (name === "pet") return [plan.input.pet];
  if (name === "destination") return [nameDestination(plan.input)];
  if (name === "pen") return [pen];
  if (name === "letter-day") return [dayOfLetter(plan) ?? pen];
  if (name === "appointment-days") return [appointmentDays(plan) ?? pen];
  if (!isDay(name)) return [describeField(name, plan)];
  const { day, planned } = describeDay(name, plan, steps);
  if (day !== null) return [day];
  return planned === null ? [pen] : [pen, ` (planned ${planned})`];
}

const isDay = (name: string): name is DayName => Object.hasOwn(dayLabels, name);
