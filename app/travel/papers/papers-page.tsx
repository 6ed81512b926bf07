import { Link } from "react-router";
import { loadIfOffline } from "#ui/browser/kept-pages.ts";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { Button } from "#ui/button.tsx";
import { KeepOnPhone, KeptNote } from "#ui/keep-on-phone.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { PageLink, textLinkLook } from "#ui/text/text-link.tsx";
import { WholeWords } from "#ui/text/whole-words.tsx";
import { SheetPaper } from "./paper/sheet.tsx";
import type { describePapers, NoPapers } from "./papers-request.server.ts";
import type { BlockView } from "./sheet-view.server.ts";
import { TypedForm } from "./typed/typed-form.tsx";
import { WithoutPlan } from "./without-plan.tsx";

export const papersTitle = "The papers of your move";

type PapersData = ReturnType<typeof describePapers> | NoPapers;

/** With a sheet on the left, as wide as on paper, and the fields that fill it in on the right. */
const columnsOfOne =
  "lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 xl:grid-cols-[minmax(0,1fr)_20rem] print:block";

/** One sheet or all of a plan's, as they print, and the fields that fill them in. */
export function PapersPage(data: PapersData) {
  const isHydrated = useIsHydrated();
  if (!data.papers) return <WithoutPlan title={papersTitle} {...data} />;
  const { origin, back, papers } = data;
  const { journey, sheets, links, allPath, startPath } = papers;
  const isAll = sheets.length === links.length;
  const columns = isAll ? "" : columnsOfOne;
  const names = sheets.flatMap(({ blocks }) => blocks.flatMap(namesOf));
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-[calc(var(--spacing-header)+2.5rem)] pb-section sm:px-6 print:max-w-none print:p-0">
      <div className="print:hidden">
        <KeptNote />
        <PageHeading
          title={<WholeWords text={isAll ? papersTitle : (sheets[0]?.title ?? papersTitle)} />}
          isTight
        >
          {journey.move}. {isAll ? "Each sheet is one page" : "One page"} of A4 or Letter, to be
          filled in here or by pen.
        </PageHeading>
        {/* As high before hydration as with the button. */}
        <div className={`mb-5 items-center md:flex md:min-h-12 md:justify-between ${columns}`}>
          <p className="flex flex-wrap items-center gap-x-6 font-semibold">
            <a
              href="#typed"
              className={`py-2 ${isAll ? "" : "lg:hidden"} noscript:hidden ${textLinkLook}`}
            >
              Fill {isAll ? "them" : "it"} in
            </a>
            {!isAll && (
              <PageLink to={allPath} onClick={loadIfOffline} className="py-2">
                All {links.length} sheets
              </PageLink>
            )}
            <PageLink to={back.to} reloadDocument className="py-2">
              {back.label}
            </PageLink>
          </p>
          {isHydrated && (
            <div data-foot-bar>
              <Button
                onClick={() => window.print()}
                className={`max-md:w-full ${isAll ? "" : "lg:w-full"}`}
              >
                {isAll ? `Print all ${sheets.length} sheets` : "Print this sheet"}
              </Button>
            </div>
          )}
        </div>
      </div>
      <div className={`items-start ${columns}`}>
        {isAll ? (
          <nav aria-label="The sheets">
            <ol className="sheet-grid">
              {sheets.map((sheet, index) => (
                <li key={sheet.id}>
                  <SheetPaper sheet={sheet} journey={journey} origin={origin} />
                  <Link
                    to={links[index]?.path ?? allPath}
                    onClick={loadIfOffline}
                    className="font-semibold text-teal leading-snug hover:underline print:hidden"
                  >
                    <WholeWords text={sheet.title} />
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        ) : (
          sheets.map((sheet) => (
            <SheetPaper key={sheet.id} sheet={sheet} journey={journey} origin={origin} />
          ))
        )}
        <div
          className={`${isAll ? "mt-10" : "max-lg:mt-10 lg:col-start-2 lg:row-span-2"} print:hidden`}
        >
          <TypedForm names={names} known={journey.known} />
        </div>
        <div
          className={`mt-5 grid gap-x-14 gap-y-3 print:hidden ${isAll ? "lg:grid-cols-2" : "lg:col-start-1 lg:mt-0"}`}
        >
          <p className="text-ink-soft">
            Print at 100 %, “actual size”. One set is for one pet. A tick stands where your plan
            says that a step is done.
          </p>
          <KeepOnPhone start={startPath} className="max-w-2xl" />
        </div>
      </div>
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
