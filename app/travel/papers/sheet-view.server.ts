import { readDay } from "#travel/move/calendar.ts";
import { nameDestination, nameMove } from "#travel/move/move-words.server.ts";
import type { Plan } from "#travel/plan/engine/plan.ts";
import { clockOf, instantOf } from "#travel/plan/engine/treatment-hours.ts";
import { clockWords, dateWords, dayWords } from "#travel/plan/result/day-words.server.ts";
import {
  cite,
  describeStepOf,
  placeOf,
  type StepView,
} from "#travel/plan/result/step-view.server.ts";
import { makeQrCode } from "#travel/plan/take-along/qr-code.server.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { formatDate } from "#ui/text/date-words.ts";
import { type DayName, dayLabels, typedFields } from "./fields.ts";
import { type Block, type Sheet, splitLetter } from "./sheet-schema.ts";
import type { NamedSheet } from "./sheets.server.ts";

const kindWords = {
  copy: "Copy onto the official form",
  letter: "Your letter",
  preparation: "Preparation sheet, not a certificate",
} as const satisfies Record<Sheet["kind"], string>;

/** One of the pet's days: known, or the plan's window for it. */
type DayView = { label: string; day: string | null; planned: string | null };

/** A box of a sheet, for what is typed or for a day. */
export type BoxView = { field: string; label: string } | DayView;

type Shown<Kind> = Kind extends { fields: unknown[] }
  ? Omit<Kind, "fields"> & { fields: BoxView[] }
  : Kind extends { block: "letter" }
    ? /** Paragraphs, in which what is no text is a field's name. */
      Omit<Kind, "text"> & { paragraphs: (string | { field: string })[][] }
    : Kind;

export type BlockView = Shown<Block>;

export type SheetView = ReturnType<typeof describeSheet>;

/** The facts that all sheets of a plan share. */
export type JourneyView = ReturnType<typeof describeJourney>;

export function describeJourney(plan: Plan) {
  const { input, landing, departure } = plan;
  const { clock } = rulesOf(input.to).destination;
  const words = (zone: string) =>
    clockWords(instantOf(landing, input.at ?? "", clockOf(input)), zone).words;
  const zones = clock ? [...new Set([clockOf(input), "Asia/Kolkata"])] : [];
  return {
    move: nameMove(input),
    landing: dayWords(landing),
    departure: dayWords(departure),
    /** The hour of landing by the clock of each place, where it is known. */
    clocks: input.at === undefined ? [] : zones.map((zone) => `${words(zone)} ${placeOf(zone)}`),
  };
}

/** @param planUrl the full address of the plan's page, which holds dates and choices only */
export function describeSheet(sheet: NamedSheet, plan: Plan, planUrl: string) {
  const { id, title, kind, purpose, hasCode, sourceOf } = sheet;
  const steps = plan.steps.map((step) => describeStepOf(step, plan));
  const source = sourceOf && steps.find((step) => step.id === sourceOf)?.citation;
  return {
    id,
    title,
    kind: kindWords[kind],
    purpose,
    /** The plan's steps that it is for. */
    steps: steps.filter((step) => sheet.steps.includes(step.id)),
    blocks: sheet.blocks.map((block) => describeBlock(block, plan, steps)),
    qrCode: hasCode ? makeQrCode(planUrl) : null,
    source: source || cite(sheet, plan.today),
  };
}

function describeBlock(block: Block, plan: Plan, steps: StepView[]): BlockView {
  if (block.block === "letter") {
    const paragraphs = splitLetter(block.text).map((parts) =>
      parts.map((part, index) => (index % 2 === 0 ? part : fillIn(part, plan, steps))),
    );
    return { block: block.block, title: block.title, paragraphs };
  }
  return "fields" in block
    ? { ...block, fields: block.fields.map((field) => describeBox(field, plan, steps)) }
    : block;
}

type Field = Extract<Block, { fields: unknown[] }>["fields"][number];

function describeBox(box: Field, plan: Plan, steps: StepView[]): BoxView {
  const { field, label } = typeof box === "string" ? { field: box, label: undefined } : box;
  const shown = isDay(field)
    ? describeDay(field, plan, steps)
    : { field, label: typedFields[field]?.label ?? field };
  return { ...shown, label: label ?? shown.label };
}

function fillIn(name: string, plan: Plan, steps: StepView[]): string | { field: string } {
  if (name === "pet") return plan.input.pet;
  if (name === "destination") return nameDestination(plan.input);
  if (name === "pen") return { field: "" };
  return isDay(name) ? (describeDay(name, plan, steps).day ?? { field: "" }) : { field: name };
}

const isDay = (name: string): name is DayName => Object.hasOwn(dayLabels, name);

/** Only what the visitor gave is filled in: a day that the plan takes for granted is left to the pen. */
function describeDay(
  name: DayName,
  { input, landing, departure }: Plan,
  steps: StepView[],
): DayView {
  const known = (day: number | undefined): DayView => ({
    label: dayLabels[name],
    day: day === undefined ? null : dateWords(day),
    planned: null,
  });
  if (name === "landing") return known(landing);
  if (name === "departure") return known(departure);
  if (name === "born" || name === "vaccine-until") return known(input[name]);
  const step = steps.find(({ id }) => id === name);
  if (!step) return known(undefined);
  const { isDone, from, until } = step;
  if (isDone) return known(from ? readDay(from.dateTime) : undefined);
  if (from && until && from.dateTime !== until.dateTime) {
    return { ...known(undefined), planned: `${from.words} to ${until.words}` };
  }
  const day = until ?? from;
  return { ...known(undefined), planned: day && formatDate(day.dateTime) };
}
