import { Fragment } from "react";
import { data } from "react-router";
import { pageTitles } from "#content/page-titles.ts";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { ContactBand } from "#frame/contact/contact-band.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { destinationPictures } from "#travel/plan/form/destination-pictures.server.ts";
import { NoPlan } from "#travel/plan/result/pass/no-plan.tsx";
import { PlanResult } from "#travel/plan/result/pass/plan-result.tsx";
import { DecidingConditions, OtherConditions } from "#travel/plan/result/plan-conditions.tsx";
import { PlanSteps } from "#travel/plan/result/plan-steps.tsx";
import { PetAssumptions, PetNames, PetsAlone } from "#travel/plan/together/pets-alone.tsx";
import { TakeTogether } from "#travel/plan/together/take-together.tsx";
import { TogetherForm } from "#travel/plan/together/together-form.tsx";
import { describeTogetherPage } from "#travel/plan/together/together-page.server.ts";
import { togetherSearchParams } from "#travel/plan/together/together-query.ts";
import { readTogether } from "#travel/plan/together/together-request.server.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/plan-together";

const title = pageTitles["/plan/together"];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title,
    description:
      "Up to five dogs and cats in one move: the first day on which all can fly, which of them decides it, and one calendar of what to do for each.",
    isView: args.location.search !== "",
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { searchParams: togetherSearchParams };

export function loader({ url, context }: Route.LoaderArgs) {
  const { query, problems, result } = readTogether(url.searchParams);
  const { origin } = context.get(siteContext);
  const status = Object.keys(problems).length > 0 ? 400 : 200;
  const answer = result && describeTogetherPage(result, query, origin);
  return data(
    { query, problems, pictures: destinationPictures, answer },
    { status, headers: cachedToday(new Date()) },
  );
}

export default function PlanTogether({ loaderData }: Route.ComponentProps) {
  const { query, problems, pictures, answer } = loaderData;
  const key = JSON.stringify(query);
  const form = <TogetherForm key={key} query={query} problems={problems} pictures={pictures} />;
  return (
    <>
      <Page>
        <PageTrail current={title} />
        <PageHeading title={title} isTight>
          <span className={`print:hidden ${answer ? "max-md:hidden" : ""}`}>
            Up to five pets of one move: the first day for all of them, and one list of what to do.
          </span>
        </PageHeading>
        {/* Each answer has elements of its own: a translated page keeps texts that change in place. */}
        {answer?.kind === "together" && (
          <Fragment key={`result ${key}`}>
            <PlanResult plan={answer.plan}>
              <PetNames pets={answer.pets} />
            </PlanResult>
            <PetsAlone pets={answer.pets} />
            <DecidingConditions plan={answer.plan}>
              {answer.pets.some(({ assumptions }) => assumptions.length > 0) && (
                <PetAssumptions pets={answer.pets} />
              )}
            </DecidingConditions>
          </Fragment>
        )}
        {answer?.kind === "none" && <NoPlan noPlan={answer.noPlan} search={answer.search} />}
        {answer?.kind === "apart" && (
          <div id="result" className="scroll-mt-20">
            <Notice tone="bad" title="No day that suits all of them">
              Each of them could fly, but by the time that the last one may, another may no longer.
              Please check the days, or ask us.
            </Notice>
            <PetsAlone pets={answer.pets} />
          </div>
        )}
        {answer ? (
          <Fold title="Change your answers" heading={null} className="mb-8 print:hidden">
            {form}
          </Fold>
        ) : (
          form
        )}
        {answer?.kind === "together" && (
          <Fragment key={`steps ${key}`}>
            <PlanSteps plan={answer.plan} tickList={answer.tickList} stepLinks={{}} />
            <TakeTogether {...answer.take} />
            <OtherConditions plan={answer.plan} />
          </Fragment>
        )}
      </Page>
      <ContactBand title="Let us check it with you">
        We look at the papers of all of them, ask the airline and the authorities, and write back
        with dates you can book on.
      </ContactBand>
    </>
  );
}
