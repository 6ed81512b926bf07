import { data, href } from "react-router";
import { pageTitles } from "#content/page-titles.ts";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import { dayInIndia } from "#edge/http/india-clock.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { webApplication } from "#edge/seo/structured-data.ts";
import { ContactBand } from "#frame/contact/contact-band.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import small from "#pictures/airlines.svg?w=200;300&view=small&as=picture";
import whole from "#pictures/airlines.svg?w=240;480&as=picture";
import {
  listAirlines,
  listAssistanceRules,
  readAirlinesQuery,
} from "#travel/airlines/airlines.server.ts";
import { AirlinesForm } from "#travel/airlines/airlines-form.tsx";
import { airlinesSearchParams } from "#travel/airlines/airlines-query.ts";
import { AirlineBoard } from "#travel/airlines/board/airline-board.tsx";
import { AssistanceRules } from "#travel/airlines/board/assistance-rules.tsx";
import { packingNote } from "#travel/airlines/limits.ts";
import { readDay } from "#travel/move/calendar.ts";
import { listMonths } from "#travel/move/months.server.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Note } from "#ui/notice.tsx";
import { ArrowLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/airlines";

const title = pageTitles["/guides/airlines"];
const description =
  "How airlines take a dog or cat: cabin, hold or cargo, by weight, snub nose and destination. Each limit with its source and the month it was read.";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title,
    description,
    isView: args.location.search !== "",
    structuredData: args.loaderData?.structuredData,
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { searchParams: airlinesSearchParams };

export function loader({ url, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const now = new Date();
  const today = dayInIndia(now.getTime());
  const { query, question, words, problems } = readAirlinesQuery(url.searchParams);
  const isAsked = question !== null && Object.keys(query).length > 0;
  const tool = { path: href("/guides/airlines"), name: title, description };
  return data(
    {
      query,
      problems,
      months: listMonths(readDay(today)),
      asked: isAsked ? words.join(" · ") : null,
      list: listAirlines(isAsked ? question : null, today),
      assistance: listAssistanceRules(today),
      structuredData: [webApplication(origin, tool)],
    },
    { status: question ? 200 : 400, headers: cachedToday(now) },
  );
}

export default function Airlines({ loaderData }: Route.ComponentProps) {
  const { query, problems, months, asked, list, assistance } = loaderData;
  const { arrival, closedWays, bagNote, isDue } = list;
  const limits = [arrival, closedWays].filter((limit) => limit !== null);
  const address = JSON.stringify(query);
  const isAsked = asked !== null;
  const form = (
    <AirlinesForm
      key={address}
      query={query}
      problems={problems}
      months={months}
      hasBar={!isAsked}
    />
  );
  return (
    <>
      <Page>
        <PageTrail current={title} />
        <PageHeading title={title} isTight pictures={isAsked ? undefined : { whole, small }}>
          {!isAsked &&
            "Sorted for your pet: yes, as cargo only, ask first, no. Each with its source."}
        </PageHeading>
        {isAsked ? (
          <Fold
            key={`form ${address}`}
            heading={null}
            title={asked}
            hint={<span className="print:hidden">Change your question</span>}
          >
            {form}
          </Fold>
        ) : (
          form
        )}
        {/* Each answer has elements of its own: a translated page keeps texts that change in place. */}
        <div key={`answer ${address}`} id="airlines" className="mt-5 grid scroll-mt-20 gap-5">
          <section aria-label={isAsked ? "The answer" : "The airlines"} className="grid gap-4">
            {limits.length > 0 && (
              <Note tone="neutral">
                {limits.map((limit) => (
                  <p key={limit}>{limit}</p>
                ))}
              </Note>
            )}
            {isDue && (
              <p>
                <strong>Due for checking: ask the airline first.</strong>
              </p>
            )}
            <AirlineBoard {...list} />
          </section>
          <div className="grid gap-3 md:grid-cols-2 md:gap-x-10">
            <div className="grid content-start gap-3">
              {bagNote && <p>{bagNote}</p>}
              <p>{packingNote}</p>
            </div>
            <p>
              These are the airlines’ general rules, reported by several readings. None of them is
              for an Indian airport, and an airline may refuse a pet that is within them. Ask for
              your flight in writing, with its number, the breed, the weight and the crate’s outside
              size. What is not published here, ask the airline, or us.
            </p>
          </div>
          <p className="flex flex-wrap gap-x-6 print:hidden">
            <ArrowLink to={href("/plan")}>When can we fly?</ArrowLink>
            <ArrowLink to={href("/crate-size")}>Which crate?</ArrowLink>
            <ArrowLink to={href("/guides/:guide", { guide: "what-changed" })}>
              What has changed
            </ArrowLink>
          </p>
        </div>
        <div className="mt-4">
          <AssistanceRules rules={assistance} />
        </div>
      </Page>
      <ContactBand title="We ask the airline for you">
        Tell us your pet, its weight and your route. We ask the airlines’ desks, and write back with
        the flights that take it.
      </ContactBand>
    </>
  );
}
