import { useState } from "react";
import { data, href, type ShouldRevalidateFunctionArgs } from "react-router";
import { ContactBand } from "~/contact/contact-band";
import { pageTitles } from "~/content/page-titles";
import { describeCratePage } from "~/crate/crate-page.server";
import { ExampleDrawing, PetInCrate } from "~/crate/drawing/pet-in-crate";
import { findCrates } from "~/crate/formula/find-crates";
import { BreedLinks } from "~/crate/measures/breed-links";
import { readCrateQuery, writeCrateQuery } from "~/crate/measures/crate-measures";
import { crateSearchParams } from "~/crate/measures/crate-query";
import { MeasureForm } from "~/crate/measures/measure-form";
import { useMeasures } from "~/crate/measures/use-measures";
import { CrateFormula } from "~/crate/result/crate-facts";
import { CrateResult, Verdict } from "~/crate/result/crate-result";
import { ResultDetails } from "~/crate/result/result-details";
import { ResultNotes } from "~/crate/result/result-notes";
import { cachedAs, productsTag } from "~/edge/cache-policy";
import type { RouteHandle } from "~/edge/route-table.server";
import { PageTrail } from "~/frame/page-trail";
import { neverCached } from "~/http/plain-response";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { webApplication } from "~/seo/structured-data";
import { shopContext } from "~/shop/shop-context.server";
import { Page } from "~/ui/layout/page";
import { PageHeading } from "~/ui/layout/page-heading";
import type { Route } from "./+types/crate-size";

const title = pageTitles["/crate-size"];
const description =
  "Four lengths of your dog or cat, the inside that IATA’s formula asks for, the smallest crate that fits and the smallest roomy one, to scale with your pet.";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title,
    // From the loader, so that it is not in the page’s JavaScript.
    description: args.loaderData?.description ?? title,
    isView: args.location.search !== "",
    structuredData: args.loaderData?.structuredData,
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { searchParams: crateSearchParams };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const page = await describeCratePage(context.get(shopContext), new Date());
  // A page without any price must not stay when the store is back.
  const hasPrices = page.crates.some(({ offer }) => offer !== null);
  const tool = { path: href("/crate-size"), name: title, description };
  return data(
    { ...page, description, structuredData: [webApplication(origin, tool)] },
    {
      status: readCrateQuery(url.searchParams).kind === "invalid" ? 400 : 200,
      headers: hasPrices ? cachedAs("shop", [productsTag]) : neverCached,
    },
  );
}

/** The query holds the measures, which the loader's data do not depend on. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.currentUrl.search === args.nextUrl.search && args.defaultShouldRevalidate;
}

export default function CrateSize({ loaderData: offers }: Route.ComponentProps) {
  const { request, filledFor, hasMeasures, drawn, followInput } = useMeasures();
  // The result of a link comes before the form. Later, the form stays as the visitor left it.
  const [isOpenAtFirst] = useState(!hasMeasures);
  const measures = request.kind === "measured" ? request.measures : null;
  const finding = measures && findCrates(measures, offers.crates);
  const search = measures ? String(writeCrateQuery(measures)) : "";
  return (
    <>
      <Page>
        <PageTrail current={title} />
        <div className={finding ? "print:hidden" : undefined}>
          <PageHeading title={title} isTight>
            {!hasMeasures && <span className="print:hidden">{offers.texts.intro}</span>}
          </PageHeading>
        </div>
        {/* On a phone, the verdict, the drawing and the open form are one screen. */}
        <div className="grid gap-y-2 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-14 lg:gap-y-6">
          <div className="lg:col-start-2">
            <Verdict finding={finding} isInvalid={request.kind === "invalid"} />
            {drawn ? (
              <PetInCrate measures={drawn} crates={offers.crates} />
            ) : (
              <ExampleDrawing {...offers.example} />
            )}
          </div>
          <details
            open={isOpenAtFirst}
            className="self-start rounded-card bg-paper px-4 shadow-card sm:px-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:pt-8 lg:details-content:[content-visibility:visible] print:hidden"
          >
            <summary className="min-h-11 py-2 font-semibold supports-[selector(::details-content)]:lg:hidden">
              {isOpenAtFirst ? "Your pet’s measures" : "Change the measures"}
            </summary>
            <div className="grid gap-4 pb-4 sm:pb-8">
              <MeasureForm
                key={filledFor}
                query={request.query}
                problems={request.kind === "invalid" ? request.problems : {}}
                isShort={hasMeasures}
                isAnswered={finding !== null}
                onInput={followInput}
              />
              <BreedLinks breeds={offers.breeds} advice={offers.texts.breeds} />
            </div>
          </details>
          {measures && finding && (
            <>
              <div className="max-lg:mt-2 lg:col-start-2 lg:row-span-2 print:hidden">
                <CrateResult
                  finding={finding}
                  enquiryPath={`${href("/contact")}?${search}`}
                  woodenCratePath={offers.woodenCratePath}
                />
              </div>
              <ResultNotes
                measures={measures}
                crates={offers.crates}
                texts={offers.texts}
                search={search}
              />
            </>
          )}
        </div>
        {measures && finding && (
          <ResultDetails measures={measures} finding={finding} offers={offers} />
        )}
        {!finding && (
          <section
            aria-labelledby="formula-title"
            className="mt-10 rounded-card bg-teal-pale p-6 sm:p-8"
          >
            <h2 id="formula-title" className="mb-4 font-semibold text-xl">
              The formula
            </h2>
            <CrateFormula {...offers.texts.formula} />
          </section>
        )}
      </Page>
      {/* A result has its own link to us, with the measures. */}
      {!finding && <ContactBand title="Not sure about a length?">{offers.texts.help}</ContactBand>}
    </>
  );
}
