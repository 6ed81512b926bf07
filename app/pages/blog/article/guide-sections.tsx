import type { Article, Guide } from "#pages/blog/articles.server.tsx";
import type { DocumentSection } from "#pages/documents/documents.server.tsx";
import { Button } from "#ui/button.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { TickBox, TickCount } from "#ui/tick-list.tsx";

export const checklistId = "checklist";

type StepsProps = {
  /** The article's, under which the ticks are kept. */
  slug: string;
  steps: Guide["checklist"];
};
type ChecklistProps = Pick<StepsProps, "slug"> & { guide: Guide };

/** The steps to tick in the order of their dates, with a button that prints the page. */
export function Checklist({ slug, guide: { checklist, checklistTitle } }: ChecklistProps) {
  return (
    <section aria-labelledby={checklistId} className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={checklistId} className="font-semibold text-heading">
          {checklistTitle}
        </h2>
        <Button
          look="quiet"
          onClick={printChecklist}
          className="min-h-11 noscript:hidden print:hidden"
        >
          Print the checklist
        </Button>
      </div>
      <Steps slug={slug} steps={checklist} />
    </section>
  );
}

/** Prints the page without its text, which has `in-data-[prints=checklist]:print:hidden`. */
function printChecklist() {
  const { dataset } = document.documentElement;
  dataset.prints = "checklist";
  window.addEventListener("afterprint", () => delete dataset.prints, { once: true });
  window.print();
}

function Steps({ slug, steps }: StepsProps) {
  return (
    <>
      <TickCount list={slug} items={steps.map(({ what }) => what)} />
      <ol className="mt-4 ml-3 grid grid-cols-1 wrap-anywhere gap-4 sm:gap-5 border-sand-deep border-l pl-6 print:border-0">
        {steps.map(({ when, what, detail }) => (
          <li key={what} className="relative break-inside-avoid">
            <TickBox list={slug} item={what} label={what} className="-top-2 -left-11.5" />
            <p className="font-semibold text-marigold-deep text-sm">{when}</p>
            <p className="font-semibold text-xl leading-snug">{what}</p>
            <p className="mt-0.5 text-ink-soft leading-snug">{detail}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

const sourcesSection = { id: "sources", title: "Official sources" };

/** All sections of a page, in order. */
export function sectionsOf({ guide, isHub, sections }: Article): DocumentSection[] {
  if (!guide) return sections;
  const checklistSection = { id: checklistId, title: guide.checklistTitle };
  const steps = guide.checklist.length > 0 ? [checklistSection] : [];
  const ordered = isHub || guide.beginsWithText ? [...sections, ...steps] : [...steps, ...sections];
  return [...ordered, sourcesSection];
}

type FoldedEndProps = Pick<Article, "slug" | "isHub"> & { guide: Guide };

/** The last folded sections: the sources, and before them the checklist if it is not open above. */
export function FoldedEnd({ slug, isHub, guide }: FoldedEndProps) {
  const { checklist, checklistTitle, sources } = guide;
  return (
    <div className="-mt-px">
      {isHub && (
        <Fold title={checklistTitle}>
          <div id={checklistId} className="scroll-mt-20">
            <Steps slug={slug} steps={checklist} />
          </div>
        </Fold>
      )}
      <Fold title={sourcesSection.title}>
        <div id={sourcesSection.id} className="scroll-mt-20">
          <SourceList sources={sources} />
        </div>
      </Fold>
    </div>
  );
}

/** How a guide's rules were read, with a link to the authority that decides. */
export function RulesCheck({ guide: { sources, hasManyAuthorities } }: { guide: Guide }) {
  const [authority] = sources;
  return (
    <p className="mt-6 max-w-text text-ink-soft">
      We read the rules in copies of the official pages, and confirm them in writing for your route
      before you book.{" "}
      {hasManyAuthorities ? (
        <>
          The authorities decide: <TextLink href={`#${sourcesSection.id}`}>their pages</TextLink>.
        </>
      ) : (
        authority && (
          <>
            The authority decides: <TextLink href={authority.url}>{authority.name}</TextLink>.
          </>
        )
      )}
    </p>
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
