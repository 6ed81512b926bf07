import { data } from "react-router";
import { company } from "#content/company/company.ts";
import { pageTitles } from "#content/page-titles.ts";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { ContactBand } from "#frame/contact/contact-band.tsx";
import { OfficeHours } from "#frame/contact/office-hours.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { CityCard } from "#pages/locations/city-card.tsx";
import { CityMap } from "#pages/locations/city-map.tsx";
import { describeAirports } from "#travel/airports/airports.server.ts";
import { AirportsFold } from "#travel/airports/airports-fold.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import type { Route } from "./+types/locations";

const cityNames = company.cities.join(", ");

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageTitles["/locations"],
    description: `Who each of our offices serves, and how to reach us: ${cityNames}.`,
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader() {
  const now = new Date();
  const airports = describeAirports({ isIntoIndia: false }, dayInIndia(now.getTime()));
  return data({ airports }, { headers: cachedToday(now) });
}

export default function Locations({ loaderData: { airports } }: Route.ComponentProps) {
  return (
    <>
      <Page>
        <div className="grid items-center gap-8 md:grid-cols-[1fr_20rem] lg:gap-16">
          <div className="min-w-0">
            <PageTrail current={pageTitles["/locations"]} />
            <PageHeading title="One plan, from a city near you">
              A vet visit, a blood sample and an AQCS appointment happen where your pet lives. So we
              work from the cities whose airports pets fly from: {cityNames}.
            </PageHeading>
          </div>
          <CityMap />
        </div>
        <ul className="mt-12 grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
          {company.cities.map((name) => (
            // The last one keeps its height beside the open fold.
            <li key={name} className="nth-last-2:self-start">
              <CityCard name={name} />
            </li>
          ))}
          <li className="flex flex-col justify-center rounded-card border border-sand-deep p-7 lg:col-span-2 lg:p-10">
            <h2 className="font-semibold text-heading">Do you live somewhere else?</h2>
            <p className="mt-3 max-w-xl text-lead">
              We plan the trip to the nearest of them by road, with the stops that your pet needs.
            </p>
            <p className="mt-3 max-w-xl text-ink-soft">
              Office hours everywhere: <OfficeHours />. Emergency support for a pet on its way:{" "}
              {company.emergencySupport}.
            </p>
            <div className="mt-5">
              <AirportsFold airports={airports} title="Which airport for my city?" />
            </div>
          </li>
        </ul>
      </Page>
      <ContactBand title="Which city are you in?">
        Tell us where your pet lives and where it is going. We tell you which airport suits it and
        what to do first.
      </ContactBand>
    </>
  );
}
