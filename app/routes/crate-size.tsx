import { data, href, type ShouldRevalidateFunctionArgs } from "react-router";
import { ContactBand } from "~/contact/contact-band";
import { pageTitles } from "~/content/page-titles";
import { BreedLinks } from "~/crate/breed-links";
import { type BreedLink, listBreedLinks } from "~/crate/breed-links.server";
import { CrateDrawing } from "~/crate/crate-drawing";
import { CheckInCard, CrateComparison, CrateExtras, CrateFormula } from "~/crate/crate-facts";
import { advisedInside } from "~/crate/crate-formula";
import { readCrateQuery, writeCrateQuery } from "~/crate/crate-measures";
import { listCrateOffers } from "~/crate/crate-offers.server";
import { crateSearchParams } from "~/crate/crate-query";
import { CrateResult, crateName } from "~/crate/crate-result";
import { listNotes } from "~/crate/crate-result-json";
import { findCrates } from "~/crate/find-crates";
import { MeasureForm } from "~/crate/measure-form";
import { useMeasures } from "~/crate/use-measures";
import { cachedAs, productsTag } from "~/edge/cache-policy";
import type { RouteHandle } from "~/edge/route-table.server";
import { PageTrail } from "~/frame/page-trail";
import { neverCached } from "~/http/plain-response";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { webApplication } from "~/seo/structured-data";
import { shopContext } from "~/shop/shop-context.server";
import { Button } from "~/ui/button";
import { Page } from "~/ui/page";
import { PageHeading } from "~/ui/page-heading";
import { ArrowLink } from "~/ui/text-link";
import type { Route } from "./+types/crate-size";

const title = pageTitles["/crate-size"];
const description =
  "Four lengths of your dog or cat, the smallest inside that IATA allows, the size that we advise, and the crate to scale with your pet in it.";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title,
    description,
    isView: args.location.search !== "",
    structuredData: args.loaderData?.structuredData,
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { searchParams: crateSearchParams };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const offers = await listCrateOffers(context.get(shopContext).catalogue);
  // A page without any price must not stay when the store is back.
  const hasPrices = offers.crates.some(({ offer }) => offer !== null);
  const tool = { path: href("/crate-size"), name: title, description };
  return data(
    { ...offers, breeds: listBreedLinks(), structuredData: [webApplication(origin, tool)] },
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
  const { request, filledFor, followInput } = useMeasures();
  const measures = request.kind === "measured" ? request.measures : null;
  const finding = measures && findCrates(measures, offers.crates);
  const search = measures ? String(writeCrateQuery(measures)) : "";
  const enquiryPath = `${href("/contact")}?${search}`;
  const shown = finding && (finding.best ?? finding.crates.at(-1));
  return (
    <>
      <Page>
        <PageTrail current={title} />
        <PageHeading title={title}>
          <span className="print:hidden">
            Crates are refused because the inside is too small. Measure four lengths, and see your
            pet stand in the right one.
          </span>
        </PageHeading>
        <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-x-14">
          {/* Stays in view on a phone while the sliders below it are moved. */}
          <div
            data-stays-in-view
            className="max-lg:sticky max-lg:top-header z-10 bg-cream py-2 lg:col-start-2 print:static"
          >
            {measures && shown ? (
              <CrateDrawing
                measures={measures}
                inside={shown.inside}
                crateName={crateName(shown)}
                caption={`Your pet to scale in ${crateName(shown)}`}
              />
            ) : (
              <ExampleDrawing breed={offers.breeds[0]} />
            )}
          </div>
          <div className="grid gap-6 rounded-card bg-paper p-6 shadow-card sm:p-9 lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">
            <MeasureForm
              key={filledFor}
              query={request.query}
              problems={request.kind === "invalid" ? request.problems : {}}
              onInput={followInput}
            />
            <BreedLinks breeds={offers.breeds} />
          </div>
          {finding && (
            <CrateResult
              finding={finding}
              enquiryPath={enquiryPath}
              woodenCratePath={offers.woodenCratePath}
            />
          )}
        </div>
        {measures && finding && (
          <div className="mt-10 grid gap-10 print:mt-2">
            <ul className="grid gap-3 print:hidden">
              {listNotes(measures, finding).map((note) => (
                <li key={note} className="rounded-lg bg-marigold-pale px-4 py-3">
                  {note}
                </li>
              ))}
            </ul>
            <CrateExtras extras={offers.extras} />
            <CrateComparison finding={finding} />
            <CheckInCard measures={measures} finding={finding} />
            <div className="flex flex-wrap items-center gap-6 print:hidden">
              <Button look="quiet" onClick={() => window.print()} className="noscript:hidden">
                Print the card
              </Button>
              <ArrowLink to={`${href("/plan")}?${search}`}>When can we fly?</ArrowLink>
              <ArrowLink to={`${href("/quote")}?${search}`}>What will it cost?</ArrowLink>
              <ArrowLink to={enquiryPath}>Ask us about these measures</ArrowLink>
            </div>
          </div>
        )}
        <div className="mt-10">
          <CrateFormula />
        </div>
      </Page>
      <ContactBand title="Not sure about a length?">
        Send us a picture of your pet beside a tape. We measure with you, and ask the airline before
        you buy.
      </ContactBand>
    </>
  );
}

/** Where to measure, until there are measures. */
function ExampleDrawing({ breed }: { breed: BreedLink | undefined }) {
  const example = readCrateQuery(new URLSearchParams(breed?.search));
  if (!breed || example.kind !== "measured") return null;
  return (
    <CrateDrawing
      measures={example.measures}
      inside={advisedInside(example.measures)}
      crateName="a crate"
      caption={`Where to measure, with ${breed.name} as an example`}
    />
  );
}
