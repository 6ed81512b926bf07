import { loadIfOffline } from "#ui/browser/kept-pages.ts";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { Button } from "#ui/button.tsx";
import { KeepOnPhone, KeptNote } from "#ui/keep-on-phone.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { SheetPaper } from "./paper/sheet.tsx";
import type { describePapers, NoPapers } from "./papers-request.server.ts";
import type { BlockView } from "./sheet-view.server.ts";
import { TypedForm } from "./typed/typed-form.tsx";
import { WithoutPlan } from "./without-plan.tsx";

export const papersTitle = "The papers of your move";

type PapersData = ReturnType<typeof describePapers> | NoPapers;

/** One sheet or all of a plan's, as they print, below the fields that fill them in. */
export function PapersPage(data: PapersData) {
  const isHydrated = useIsHydrated();
  if (!data.papers) return <WithoutPlan title={papersTitle} {...data} />;
  const { origin, back, papers } = data;
  const { journey, sheets, links, allPath, startPath } = papers;
  const isAll = sheets.length === links.length;
  const names = sheets.flatMap(({ blocks }) => blocks.flatMap(namesOf));
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-[calc(var(--spacing-header)+2.5rem)] pb-section sm:px-6 print:max-w-none print:p-0">
      <div className="print:hidden">
        <KeptNote />
        <PageHeading title={isAll ? papersTitle : (sheets[0]?.title ?? papersTitle)} isTight>
          {journey.move}: {isAll ? "each sheet is one page" : "one page"} of A4 or Letter, to be
          filled in here or by pen.
        </PageHeading>
        <TypedForm names={names} known={journey.known} />
        <div className="mb-8">
          {isHydrated && (
            <div data-foot-bar>
              <Button onClick={() => window.print()} className="max-sm:w-full">
                {isAll ? `Print all ${sheets.length} sheets` : "Print this sheet"}
              </Button>
            </div>
          )}
          <KeepOnPhone start={startPath} />
          <p className="mt-2 flex flex-wrap items-center gap-x-6">
            {!isAll && (
              <PageLink to={allPath} onClick={loadIfOffline} className="py-2 font-semibold">
                All {links.length} sheets
              </PageLink>
            )}
            <Back back={back} />
          </p>
          <p className="mt-2 max-w-2xl text-ink-soft">
            Print at 100 %, “actual size”. One set is for one pet. A tick stands where your plan
            says that a step is done.
          </p>
        </div>
      </div>
      {isAll ? (
        <nav aria-label="The sheets">
          <ol className="sheet-grid">
            {sheets.map((sheet, index) => (
              <li key={sheet.id}>
                <SheetPaper {...{ sheet, journey, origin }} />
                <PageLink
                  to={links[index]?.path ?? allPath}
                  onClick={loadIfOffline}
                  className="print:hidden"
                >
                  {sheet.title}
                </PageLink>
              </li>
            ))}
          </ol>
        </nav>
      ) : (
        sheets.map((sheet) => <SheetPaper key={sheet.id} {...{ sheet, journey, origin }} />)
      )}
    </div>
  );
}

function namesOf(block: BlockView): string[] {
  if ("fields" in block) return block.fields.flatMap((box) => ("field" in box ? box.field : []));
  if ("doses" in block) return block.doses.flatMap(({ fields }) => fields ?? []);
  if (!("paragraphs" in block)) return [];
  return block.paragraphs
    .flat()
    .flatMap((part) => (typeof part === "string" || !part.field ? [] : part.field));
}

const Back = ({ back: { to, label } }: Pick<PapersData, "back">) => (
  <PageLink to={to} reloadDocument className="py-2 font-semibold">
    {label}
  </PageLink>
);
