import type { Rule } from "#travel/rules/rule-schema.ts";
import { ReportLink } from "#travel/rules/source/report-link.tsx";
import { describeSource } from "#travel/rules/source/source-view.server.ts";
import { SourceWords } from "#travel/rules/source/source-words.tsx";
import { anchorOf, titleOf } from "#travel/rules/tables/rules-table.tsx";
import { describeTimes } from "#travel/rules/window-words.ts";
import { FoldMark } from "#ui/layout/fold.tsx";
import { capitalize, inSentence } from "#ui/text/text.ts";
import type { GuideStep } from "./guide-steps.ts";

type StepListProps = {
  steps: GuideStep[];
  /** The day on which it is read (`YYYY-MM-DD`). */
  today: string;
  /** The day that the page says once for all sources. */
  mostlyRead: string;
};

/** The steps with their times; each unfolds its notes and its sources. */
export function StepList({ steps, ...shown }: StepListProps) {
  return (
    <ol className="mt-2 divide-y divide-sand-deep border-sand-deep border-y">
      {steps.map((step) => (
        <StepItem key={anchorOf(step.rule)} step={step} {...shown} />
      ))}
    </ol>
  );
}

type StepItemProps = Omit<StepListProps, "steps"> & { step: GuideStep };

/** With one time, a law's own or else the one that we advise; the others are in the fold. */
function StepItem({ step: { rule, rules }, ...shown }: StepItemProps) {
  const { asked, planned, advised } = describeTimes(rule);
  const first = (rule.kind !== "law" && advised) || asked || planned;
  const others = [asked, planned, advised].filter((time) => time && time !== first);
  return (
    <li>
      <details>
        <summary className="flex list-none items-center justify-between gap-2 py-1 leading-snug sm:py-2.5 hover:text-teal [&::-webkit-details-marker]:hidden">
          <span>
            <strong className="font-semibold">{titleOf(rule)}</strong>
            <span className="block text-ink-soft text-sm leading-snug">
              {capitalize(first) || "No day is named"}
              {/* “We advise” says it already. */}
              {rule.kind !== "advice" && `\u00a0· ${kindNames[rule.kind]}`}
            </span>
          </span>
          <FoldMark isSmall />
        </summary>
        <p className="mb-1">
          {others.length > 0 && `${capitalize(others.join("; "))}. `}
          {rule.who === "Nothing to do" ? rule.who : `Who: ${inSentence(rule.who)}`}.{" "}
          {rule.kind === "required" && "The timing is ours."}
        </p>
        {rules.map((own) => (
          <StepNote key={anchorOf(own)} rule={own} isOneOf={rules.length > 1} {...shown} />
        ))}
      </details>
    </li>
  );
}

type StepNoteProps = Omit<StepItemProps, "step"> & {
  rule: Rule;
  /** The step has one for dogs and one for cats. */
  isOneOf: boolean;
};

/** Inside the item, because browsers open the item that contains the target of a link. */
function StepNote({ rule, isOneOf, today, mostlyRead }: StepNoteProps) {
  return (
    <div id={anchorOf(rule)} className="scroll-mt-36 pb-3">
      {rule.note && (
        <p className="mb-1">
          {isOneOf && <strong>For {rule.species.map((pet) => `${pet}s`).join(" and ")}: </strong>}
          {rule.note}
        </p>
      )}
      <p className="text-ink-soft text-sm">
        <SourceWords source={describeSource(rule, today, mostlyRead)} />.{" "}
        <ReportLink id={rule.reportId} about={titleOf(rule)} />
      </p>
    </div>
  );
}

/** The kind of a rule in a word. */
const kindNames = {
  law: "Law",
  required: "Required",
} as const satisfies Partial<Record<Rule["kind"], string>>;
