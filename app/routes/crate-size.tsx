import { useState } from "react";
import { data, href, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageTitles } from "#content/page-titles.ts";
import { cachedAs, productsTag } from "#edge/caching/cache-policy.ts";
import { neverCached } from "#edge/http/plain-response.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { webApplication } from "#edge/seo/structured-data.ts";
import { ContactBand } from "#frame/contact/contact-band.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { shopContext } from "#shop/shop-context.server.ts";
import { listAdvice } from "#travel/crate/advice/advice.ts";
import { describeCratePage } from "#travel/crate/crate-page.server.ts";
import { ExampleDrawing, PetInCrate } from "#travel/crate/drawing/pet-in-crate.tsx";
import { findCrates } from "#travel/crate/formula/find-crates.ts";
import { isBreedEstimate } from "#travel/crate/measures/breed-estimate.ts";
import { BreedLinks } from "#travel/crate/measures/breed-links.tsx";
import { readCrateQuery, writeCrateQuery } from "#travel/crate/measures/crate-measures.ts";
import { crateSearchParams } from "#travel/crate/measures/crate-query.ts";
import { MeasureForm } from "#travel/crate/measures/measure-form.tsx";
import { useMeasures } from "#travel/crate/measures/use-measures.ts";
import { CrateExtras, CrateFormula } from "#travel/crate/result/crate-facts.tsx";
import { CrateResult, Verdict } from "#travel/crate/result/crate-result.tsx";
import { composeCrateText } from "#travel/crate/result/crate-whatsapp.ts";
import { NextLinks } from "#travel/crate/result/next-links.tsx";
import { ResultDetails } from "#travel/crate/result/result-details.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
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
  const isEstimate = drawn !== null && isBreedEstimate(drawn, offers.breeds);
  const advice =
    measures && finding
      ? [
          ...listAdvice(measures, finding, offers.advice),
          ...(isEstimate ? [offers.texts.estimate] : []),
        ]
      : [];
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
        {/* One card, in which a phone shows the form below the drawing that follows it. */}
        <div className="group/finder grid rounded-card border border-sand-deep bg-paper lg:grid-cols-[3fr_4fr] lg:grid-rows-[auto_auto_auto_1fr] xl:grid-cols-[3fr_5fr] print:block print:border-0">
          <div id="answer" className="scroll-mt-20 px-4 pt-3 sm:px-8 sm:pt-6 lg:col-start-2">
            <Verdict
              finding={finding}
              advice={advice}
              kind={request.kind}
              prompts={offers.texts.prompts}
            />
          </div>
          <div className="px-4 sm:px-8 lg:col-start-2">
            {drawn ? (
              <PetInCrate measures={drawn} isEstimate={isEstimate} crates={offers.crates} />
            ) : (
              <ExampleDrawing {...offers.example} />
            )}
          </div>
          <div className="border-sand-deep px-4 sm:px-8 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:border-r lg:px-7 lg:py-7 print:hidden">
            <Fold
              title={isOpenAtFirst ? "Your pet’s measures" : "Change the measures"}
              heading={null}
              isOpenAtFirst={isOpenAtFirst}
              isOpenWhereWide
              className="open:border-b-0"
            >
              <MeasureForm
                key={filledFor}
                labels={offers.texts.labels}
                query={request.query}
                problems={request.kind === "invalid" ? request.problems : {}}
                isShort={hasMeasures}
                isAnswered={finding !== null}
                onInput={followInput}
              >
                <BreedLinks
                  breeds={offers.breeds}
                  query={request.query}
                  advice={offers.texts.breeds}
                />
              </MeasureForm>
            </Fold>
          </div>
          {measures && finding ? (
            // Stays in view while the unfolded form beside it is longer.
            <div className="px-4 py-3 sm:px-8 sm:py-4 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-3 lg:self-start">
              <CrateResult
                finding={finding}
                pets={measures.pets}
                advice={advice}
                texts={offers.texts}
                enquiryPath={`${href("/contact")}?${search}`}
                woodenCratePath={offers.woodenCratePath}
              />
            </div>
          ) : (
            <div className="px-4 pb-5 sm:px-8 lg:col-start-2 lg:py-7">
              <Fold title="The formula" isOpenWhereWide>
                <h2 className="mb-2 font-semibold text-xl max-lg:hidden">The formula</h2>
                <CrateFormula {...offers.texts.formula} />
              </Fold>
            </div>
          )}
          {finding && (
            <div className="border-sand-deep px-4 pb-5 sm:px-8 lg:col-start-1 lg:row-start-4 lg:border-r lg:px-7 print:hidden">
              <CrateExtras extras={offers.extras} />
            </div>
          )}
        </div>
        {measures && finding && (
          <>
            <NextLinks
              search={search}
              whatsAppText={composeCrateText(measures, finding, offers.texts.whatsApp)}
            />
            <ResultDetails
              measures={measures}
              finding={finding}
              isEstimate={isEstimate}
              offers={offers}
            />
          </>
        )}
      </Page>
      {/* A result has its own link to us, with the measures. */}
      {!finding && <ContactBand title="Not sure about a length?">{offers.texts.help}</ContactBand>}
    </>
  );
}
