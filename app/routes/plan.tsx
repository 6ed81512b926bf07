import { Fragment, useState } from "react";
import { data, href } from "react-router";
import { pageTitles } from "#content/page-titles.ts";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { webApplication } from "#edge/seo/structured-data.ts";
import { ContactBand } from "#frame/contact/contact-band.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { AirportsFold } from "#travel/airports/airports-fold.tsx";
import { findSheetPaths } from "#travel/papers/sheets.server.ts";
import { PlanAirlinesFold } from "#travel/plan/airlines/plan-airlines-fold.tsx";
import { firstFlightOf, isPlan } from "#travel/plan/engine/plan.ts";
import { destinationPictures } from "#travel/plan/form/destination-pictures.server.ts";
import { PlanForm } from "#travel/plan/form/plan-form.tsx";
import { describePlanPage } from "#travel/plan/plan-page.server.ts";
import { planSearchParams, writeQuery } from "#travel/plan/plan-query.ts";
import { planUrl, readPlanQuery } from "#travel/plan/plan-request.server.ts";
import { AndBack } from "#travel/plan/result/and-back/and-back.tsx";
import { NoPlan } from "#travel/plan/result/pass/no-plan.tsx";
import { PlanFootBar, PlanResult } from "#travel/plan/result/pass/plan-result.tsx";
import { DecidingConditions, OtherConditions } from "#travel/plan/result/plan-conditions.tsx";
import { PlanCosts } from "#travel/plan/result/plan-costs.tsx";
import { PlanSteps } from "#travel/plan/result/plan-steps.tsx";
import { describeNoPlan } from "#travel/plan/result/plan-view.server.ts";
import { TakeAlong } from "#travel/plan/take-along/take-along.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import type { Route } from "./+types/plan";

const title = pageTitles["/plan"];
const description =
  "The first day on which your dog or cat can really fly, out of India or home to it, from your own dates: each step with its window, its kind and its source.";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { answered, description, structuredData } = args.loaderData;
  return pageMeta(args, {
    title,
    description,
    isView: args.location.search !== "",
    shared: answered?.shared,
    structuredData,
  });
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { searchParams: planSearchParams };

export function loader({ url, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const { query, problems, result } = readPlanQuery(url.searchParams);
  const address = planUrl(origin, url);
  const plan = result && isPlan(result) ? result : null;
  const noPlan = result && !isPlan(result) ? describeNoPlan(result, query) : null;
  const sheetPaths = plan ? findSheetPaths(firstFlightOf(plan), writeQuery(query)) : {};
  const answered = plan && describePlanPage(plan, query, address, sheetPaths);
  const tool = { path: href("/plan"), name: title, description };
  const structuredData = [webApplication(origin, tool)];
  const status = Object.keys(problems).length > 0 ? 400 : 200;
  const pictures = destinationPictures;
  return data(
    { query, problems, pictures, address, answered, noPlan, description, structuredData },
    { status, headers: cachedToday(new Date()) },
  );
}

export default function PlanPage({ loaderData }: Route.ComponentProps) {
  const { query, problems, pictures, address, answered, noPlan } = loaderData;
  // Keeps the state of the first render, so that the form does not move while it is filled in.
  const [asksFirst, setAsksFirst] = useState(!answered && !noPlan);
  const [summaryAtFirst] = useState(answered?.plan.summary);
  const summary = answered?.plan.summary;
  const search = writeQuery(query);
  if (search === "" && !asksFirst) setAsksFirst(true);
  const form = <PlanForm query={query} problems={problems} pictures={pictures} />;
  return (
    <>
      <Page>
        <PageTrail current={title} />
        <PageHeading title={title} isTight>
          {asksFirst ? (
            <span className="print:hidden">
              You get the first day you can fly, and each step with its dates.
            </span>
          ) : (
            <span className="max-md:hidden print:hidden">
              Your pet’s own dates, the rules of the destination, and the day on which you can land.
            </span>
          )}
        </PageHeading>
        <p role="status" className="sr-only">
          {summary !== summaryAtFirst && summary}
        </p>
        {asksFirst && <div className="mb-10 print:hidden">{form}</div>}
        {/* Each answer has elements of its own: a translated page keeps texts that change in place. */}
        {answered && (
          <Fragment key={`result ${search}`}>
            <PlanResult plan={answered.plan} />
            <DecidingConditions plan={answered.plan} />
          </Fragment>
        )}
        {noPlan && <NoPlan key={`none ${search}`} noPlan={noPlan} search={search} />}
        {/* The result of a link comes before its input. */}
        {!asksFirst && (
          <Fold title="Change your answers" heading={null} className="mb-8 print:hidden">
            {form}
          </Fold>
        )}
        {answered && (
          <Fragment key={`steps ${search}`}>
            {/* On paper, the code stands beside the heading of the steps. */}
            <div className="relative">
              <PlanSteps {...answered} />
              <TakeAlong search={search} url={address} {...answered} />
            </div>
            <OtherConditions plan={answered.plan} />
            <div className="mt-6 print:hidden">
              <PlanCosts costs={answered.costs} search={search} />
              <AndBack andBack={answered.plan.andBack} />
              <PlanAirlinesFold airlines={answered.airlines} />
              <AirportsFold airports={answered.airports} title="Which airport in India?" />
            </div>
            <PlanFootBar plan={answered.plan} search={search} />
          </Fragment>
        )}
      </Page>
      {/* On a phone, the bar at its foot sends the plan already. */}
      <div className={answered ? "max-md:hidden" : undefined}>
        <ContactBand title="Let us check it with you">
          We look at your pet’s papers, ask the airline and the authorities, and write back with
          dates you can book on.
        </ContactBand>
      </div>
    </>
  );
}
