import type { ReactNode } from "react";
import type { DocumentSection } from "~/documents/documents.server";
import { Button } from "~/ui/button";
import { Accordion, AccordionItem } from "~/ui/layout/accordion";
import { formatDate } from "~/ui/text/date-words";
import { TextLink } from "~/ui/text/text-link";
import { TickBox, TickCount } from "~/ui/tick-list";
import type { Article, Guide } from "./articles.server";

const checklistSection = { id: "checklist", title: "Checklist, in the order of dates" };

type ChecklistProps = {
  /** The article's, under which the ticks are kept. */
  slug: string;
  steps: Guide["checklist"];
};

/** The steps to tick, and a button that prints the page: its short answer, checklist and sources. */
export function Checklist({ slug, steps }: ChecklistProps) {
  return (
    <section aria-labelledby={checklistSection.id} className="mt-10 max-w-[44rem]">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id={checklistSection.id} className="font-semibold text-heading">
          {checklistSection.title}
        </h2>
        <Button
          look="quiet"
          onClick={() => window.print()}
          className="min-h-11 noscript:hidden print:hidden"
        >
          Print the checklist
        </Button>
      </div>
      <Steps slug={slug} steps={steps} />
    </section>
  );
}

function Steps({ slug, steps }: ChecklistProps) {
  return (
    <>
      <TickCount list={slug} items={steps.map(({ what }) => what)} />
      <ol className="mt-4 ml-3 grid gap-5 border-sand-deep border-l-2 border-dashed pl-6 print:border-0">
        {steps.map(({ when, what, detail }) => (
          <li key={what} className="relative break-inside-avoid">
            <TickBox list={slug} item={what} label={what} className="-top-2 -left-[2.9rem]" />
            <p className="font-semibold text-marigold-deep text-sm">{when}</p>
            <p className="font-semibold text-lg leading-snug">{what}</p>
            <p className="mt-1 text-ink-soft">{detail}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

const sourcesSection = { id: "sources", title: "Official sources" };

/** All sections of a page, in order. In the comparison, the checklist comes last. */
export function sectionsOf({ guide, isHub, sections }: Article): DocumentSection[] {
  if (!guide) return sections;
  const ordered = isHub ? [...sections, checklistSection] : [checklistSection, ...sections];
  return [...ordered, sourcesSection];
}

type FoldProps = { id: string; title: string; children: ReactNode };

/** A section that unfolds under its heading. */
export function Fold({ id, title, children }: FoldProps) {
  return (
    <AccordionItem title={title} headingLevel="h2">
      {/* Inside the item, because browsers open the item that contains the target of a link. */}
      <div id={id} className="prose scroll-mt-20">
        {children}
      </div>
    </AccordionItem>
  );
}

export function Folds({ children }: { children: ReactNode }) {
  return (
    <div className="pt-5">
      <Accordion>{children}</Accordion>
    </div>
  );
}

/** The checklist and the sources, as two more folded sections. */
export function FoldedEnd({ slug, guide }: { slug: string; guide: Guide }) {
  const { checklist, sources } = guide;
  return (
    <div className="max-w-[44rem] divide-y divide-sand-deep border-sand-deep border-b">
      <AccordionItem title={checklistSection.title} headingLevel="h2">
        <div id={checklistSection.id} className="scroll-mt-20">
          <Steps slug={slug} steps={checklist} />
        </div>
      </AccordionItem>
      <AccordionItem title={sourcesSection.title} headingLevel="h2">
        <div id={sourcesSection.id} className="scroll-mt-20">
          <SourceList sources={sources} />
        </div>
      </AccordionItem>
    </div>
  );
}

/** When a guide's rules were checked, with a link to the authority that decides. */
export function RulesCheck({ guide }: { guide: Guide }) {
  const { sources, lastChecked, hasManyAuthorities } = guide;
  const [authority] = sources;
  return (
    <p className="mt-6 max-w-[44rem] rounded-card border-2 border-sand-deep border-dashed px-5 py-4">
      We last read the rules on <time dateTime={lastChecked}>{formatDate(lastChecked)}</time>, in
      copies of the official pages. We confirm them in writing for your route before you book.
      {hasManyAuthorities ? (
        <>
          {" "}
          The authorities decide: <TextLink href={`#${sourcesSection.id}`}>their pages</TextLink>.
        </>
      ) : (
        authority && (
          <>
            {" "}
            The authority decides: <TextLink href={authority.url}>{authority.name}</TextLink>.
          </>
        )
      )}
    </p>
  );
}

export function Sources({ sources }: Pick<Guide, "sources">) {
  return (
    <section
      aria-labelledby={sourcesSection.id}
      className="mt-10 max-w-[44rem] border-sand-deep border-t-2 border-dashed pt-6"
    >
      <h2 id={sourcesSection.id} className="font-semibold text-heading">
        {sourcesSection.title}
      </h2>
      <div className="mt-4">
        <SourceList sources={sources} />
      </div>
    </section>
  );
}

function SourceList({ sources }: Pick<Guide, "sources">) {
  return (
    <ul className="grid gap-2">
      {sources.map(({ name, url }) => (
        <li key={url} className="wrap-anywhere">
          <TextLink href={url} className="inline-block py-1">
            {name}
          </TextLink>
          <span className="hidden text-sm print:block">{url}</span>
        </li>
      ))}
    </ul>
  );
}
