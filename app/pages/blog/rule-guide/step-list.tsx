import type { Rule } from "#travel/rules/rule-schema.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { ReportLink } from "#travel/rules/source/report-link.tsx";
import { describeSource } from "#travel/rules/source/source-view.server.ts";
import { SourceWords } from "#travel/rules/source/source-words.tsx";
import { anchorOf, titleOf } from "#travel/rules/tables/rules-table.tsx";
import { describeRule } from "#travel/rules/window-words.ts";
import { FoldMark } from "#ui/layout/fold.tsx";
import { capitalize } from "#ui/text/text.ts";

type StepListProps = {
  steps: Rule[];
  /** The day on which it is read (`YYYY-MM-DD`). */
  today: string;
  /** The day that the page says once for all sources. */
  mostlyRead: string;
};

/** The steps with their times; each unfolds its note and its source. */
export function StepList({ steps, today, mostlyRead }: StepListProps) {
  return (
    <ol className="mt-2 divide-y divide-sand-deep border-sand-deep border-y">
      {steps.map((rule) => (
        <StepItem
          key={`${rule.step} ${rule.species}`}
          rule={rule}
          today={today}
          mostlyRead={mostlyRead}
        />
      ))}
    </ol>
  );
}

type StepItemProps = Omit<StepListProps, "steps"> & { rule: Rule };

/** On a phone, what we add to a rule is folded with its note. */
function StepItem({ rule, today, mostlyRead }: StepItemProps) {
  const [window, ...ours] = describeRule(rule).split("; ");
  return (
    <li>
      <details>
        <summary className="flex list-none items-center justify-between gap-2 py-1 leading-snug sm:py-2.5 hover:text-teal [&::-webkit-details-marker]:hidden">
          <span>
            <strong className="font-semibold">{titleOf(rule)}</strong>
            {stopsOf(rule) && (
              <span className="my-0.5 block w-fit rounded-md border border-sand-deep px-1.5 text-sm">
                {stopsOf(rule)}
              </span>
            )}
            <span className="block text-ink-soft text-sm leading-snug">
              {capitalize(window ?? "") || "No day is named"}
              {ours.length > 0 && <span className="max-sm:hidden">; {ours.join("; ")}</span>}
              {`\u00a0· ${kindNames[rule.kind]}`}
            </span>
          </span>
          <FoldMark isSmall />
        </summary>
        {/* Inside the item, because browsers open the item that contains the target of a link. */}
        <div id={anchorOf(rule)} className="scroll-mt-36 pb-3">
          {ours.length > 0 && <p className="sm:hidden">{capitalize(ours.join("; "))}.</p>}
          <p>
            {rule.who}. {rule.note} {rule.kind === "required" && "The timing is ours."}
          </p>
          <p className="mt-1 text-ink-soft text-sm">
            <SourceWords source={describeSource(rule, today, mostlyRead)} />.{" "}
            <ReportLink id={rule.reportId} about={titleOf(rule)} />
          </p>
        </div>
      </details>
    </li>
  );
}

/** The kind of a rule in a word. */
const kindNames = {
  law: "Law",
  required: "Required",
  advice: "Our advice",
} as const satisfies Record<Rule["kind"], string>;

/** The ways that the step is on, if it is not on all of them. */
const stopsOf = ({ stops }: Rule): string =>
  stops
    ? `Only by way of ${stops.map((stop) => rulesOf(stop).destination.inTitle).join(" and ")}`
    : "";
