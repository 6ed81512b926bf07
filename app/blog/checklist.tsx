import { Button } from "~/ui/button";
import type { Guide } from "./articles.server";

export const checklistSection = { id: "checklist", title: "Checklist, in the order of dates" };

type ChecklistProps = {
  steps: Guide["checklist"];
  /** It is what is printed of the page, besides its answer and sources. */
  isPrinted?: boolean;
};

/** What to do and by when. */
export function Checklist({ steps, isPrinted = false }: ChecklistProps) {
  return (
    <section aria-labelledby={checklistSection.id} className="mt-10 max-w-[44rem]">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id={checklistSection.id} className="font-semibold text-heading">
          {checklistSection.title}
        </h2>
        {isPrinted && (
          <Button
            look="quiet"
            onClick={() => window.print()}
            className="min-h-11 noscript:hidden print:hidden"
          >
            Print the checklist
          </Button>
        )}
      </div>
      <ol className="mt-6 ml-2.5 grid gap-5 border-sand-deep border-l-2 border-dashed pl-6 print:ml-0 print:border-0 print:pl-0">
        {steps.map(({ when, what, detail }) => (
          <li
            key={what}
            className="relative break-inside-avoid before:absolute before:top-1 before:-left-[2.15rem] before:size-5 before:rounded-md before:border-2 before:border-marigold-deep before:bg-paper print:pl-9 print:before:left-0"
          >
            <p className="font-semibold text-marigold-deep text-sm">{when}</p>
            <p className="font-semibold text-lg leading-snug">{what}</p>
            <p className="mt-1 text-ink-soft">{detail}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
