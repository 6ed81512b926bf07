import { data, href, type ShouldRevalidateFunctionArgs } from "react-router";
import { summariseCrates } from "~/airlines/airlines.server";
import { CarrierLine } from "~/airlines/carrier-summary";
import { ContactBand } from "~/contact/contact-band";
import { pageTitles } from "~/content/page-titles";
import { CheckInCard } from "~/crate/answer/check-in-card";
import { CrateComparison, CrateExtras, CrateFormula } from "~/crate/answer/crate-facts";
import { CrateResult, Verdict } from "~/crate/answer/crate-result";
import { listNotes } from "~/crate/answer/crate-result-json";
import { crateName } from "~/crate/answer/margin-words";
import { CrateDrawing } from "~/crate/drawing/crate-drawing";
import { roomyInside } from "~/crate/formula/crate-formula";
import { findCrates } from "~/crate/formula/find-crates";
import { BreedLinks } from "~/crate/measures/breed-links";
import { type BreedLink, listBreedLinks } from "~/crate/measures/breed-links.server";
import {
  type CrateMeasures,
  readCrateQuery,
  writeCrateQuery,
} from "~/crate/measures/crate-measures";
import { crateSearchParams } from "~/crate/measures/crate-query";
import { MeasureForm } from "~/crate/measures/measure-form";
import { useMeasures } from "~/crate/measures/use-measures";
import { type CrateOffer, listCrateOffers } from "~/crate/offers/crate-offers.server";
import { cachedAs, productsTag } from "~/edge/cache-policy";
import type { RouteHandle } from "~/edge/route-table.server";
import { PageTrail } from "~/frame/page-trail";
import { todayInIndia } from "~/http/india-clock";
import { neverCached } from "~/http/plain-response";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { webApplication } from "~/seo/structured-data";
import { shopContext } from "~/shop/shop-context.server";
import { Accordion, AccordionItem } from "~/ui/layout/accordion";
import { Page } from "~/ui/layout/page";
import { PageHeading } from "~/ui/layout/page-heading";
import { ArrowLink } from "~/ui/text/text-link";
import type { Route } from "./+types/crate-size";

const title = pageTitles["/crate-size"];
const description =
  "Four lengths of your dog or cat, the inside that IATA’s formula asks for, the smallest crate that fits and the smallest roomy one, to scale with your pet.";

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
  const offers = await listCrateOffers(context.get(shopContext));
  // A page without any price must not stay when the store is back.
  const hasPrices = offers.crates.some(({ offer }) => offer !== null);
  const tool = { path: href("/crate-size"), name: title, description };
  return data(
    {
      ...offers,
      carriers: summariseCrates(offers.crates, todayInIndia(new Date())),
      breeds: listBreedLinks(),
      structuredData: [webApplication(origin, tool)],
    },
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
  const measures = request.kind === "measured" ? request.measures : null;
  const finding = measures && findCrates(measures, offers.crates);
  const search = measures ? String(writeCrateQuery(measures)) : "";
  const enquiryPath = `${href("/contact")}?${search}`;
  const carriersOfBest = finding?.best && offers.carriers[finding.best.size];
  const carriers = carriersOfBest?.[measures?.isSnubNosed ? "snubNosed" : "others"];
  return (
    <>
      <Page>
        <PageTrail current={title} />
        <PageHeading title={title} isTight={hasMeasures}>
          {!hasMeasures && (
            <span className="print:hidden">
              Crates are refused because the inside is too small. Measure four lengths, and see your
              pet stand in the right one.
            </span>
          )}
        </PageHeading>
        {/* On a phone, the verdict, the drawing and the sliders are one screen. */}
        <div className="grid gap-2 lg:grid-cols-2 lg:gap-x-14">
          <div className="lg:col-start-2">
            <Verdict finding={finding} isInvalid={request.kind === "invalid"} />
            {drawn ? (
              <PetInCrate measures={drawn} crates={offers.crates} />
            ) : (
              <ExampleDrawing breed={offers.breeds[0]} />
            )}
          </div>
          <div className="grid content-start gap-4 rounded-card bg-paper p-4 shadow-card sm:p-8 lg:col-start-1 lg:row-start-1 print:hidden">
            <MeasureForm
              key={filledFor}
              query={request.query}
              problems={request.kind === "invalid" ? request.problems : {}}
              isShort={hasMeasures}
              isAnswered={finding !== null}
              onInput={followInput}
            />
            {!finding && <BreedLinks breeds={offers.breeds} />}
          </div>
        </div>
        {measures && finding && (
          <div className="mt-4 grid gap-7 sm:mt-8 sm:gap-10 print:mt-2">
            <CrateResult
              finding={finding}
              enquiryPath={enquiryPath}
              woodenCratePath={offers.woodenCratePath}
            />
            <section aria-labelledby="notes-title" className="print:hidden">
              <h2 id="notes-title" className="font-semibold text-xl">
                For every crate
              </h2>
              <ul className="mt-2 grid list-disc gap-1 pl-5 leading-snug marker:text-marigold-deep">
                {listNotes(measures, finding).map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </section>
            <CrateExtras extras={offers.extras} />
            <CheckInCard measures={measures} finding={finding} />
            <div className="flex flex-wrap gap-x-6 print:hidden">
              <ArrowLink to={`${href("/plan")}?${search}`}>When can we fly?</ArrowLink>
              <ArrowLink to={`${href("/quote")}?${search}`}>Ask for a quote</ArrowLink>
              <ArrowLink to={enquiryPath}>Ask us about these measures</ArrowLink>
            </div>
            <div className="grid gap-4 print:hidden">
              {carriers && <CarrierLine carriers={carriers} isFolded />}
              <BreedLinks breeds={offers.breeds} />
              <Accordion>
                <AccordionItem title="All sizes beside your pet" headingLevel="h2">
                  <div className="prose">
                    <CrateComparison finding={finding} />
                  </div>
                </AccordionItem>
                <AccordionItem title="The formula" headingLevel="h2">
                  <CrateFormula />
                </AccordionItem>
              </Accordion>
            </div>
          </div>
        )}
        {!finding && (
          <section
            aria-labelledby="formula-title"
            className="mt-10 rounded-card bg-teal-pale p-6 sm:p-8"
          >
            <h2 id="formula-title" className="mb-4 font-semibold text-xl">
              The formula
            </h2>
            <CrateFormula />
          </section>
        )}
      </Page>
      {/* An answer has its own link to us, with the measures. */}
      {!finding && (
        <ContactBand title="Not sure about a length?">
          Send us a picture of your pet beside a tape. We measure with you, and ask the airline
          before you buy.
        </ContactBand>
      )}
    </>
  );
}

type PetInCrateProps = { measures: CrateMeasures; crates: CrateOffer[] };

/** The pet in the smallest crate that fits, or in the largest. */
function PetInCrate({ measures, crates }: PetInCrateProps) {
  const { best } = findCrates(measures, crates);
  const shown = best ?? crates.at(-1);
  if (!shown) return null;
  return (
    <CrateDrawing
      measures={measures}
      inside={shown.inside}
      crateName={crateName(shown)}
      caption={`Your pet to scale in ${crateName(shown)}`}
    />
  );
}

/** Where to measure, until there are measures. */
function ExampleDrawing({ breed }: { breed: BreedLink | undefined }) {
  const example = readCrateQuery(new URLSearchParams(breed?.search));
  if (!breed || example.kind !== "measured") return null;
  return (
    <CrateDrawing
      measures={example.measures}
      inside={roomyInside(example.measures)}
      crateName="a crate"
      caption={`Where to measure, with ${breed.name} as an example`}
    />
  );
}
