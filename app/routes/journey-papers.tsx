import { data, href, redirect } from "react-router";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { endOf } from "#office/journey/journey.ts";
import { journeyContext } from "#office/journey/journey-context.server.ts";
import { describeJourneyPapers, planJourney } from "#office/journey/owner/journey-papers.server.ts";
import { findRequestedQuote } from "#office/quote/result/find-requested-quote.server.ts";
import { QuoteGone, TooManyQuotes } from "#office/quote/result/quote-result.tsx";
import sheetStyles from "#travel/papers/paper/sheet.css?url";
import { PapersPage, papersTitle } from "#travel/papers/papers-page.tsx";
import { Page } from "#ui/layout/page.tsx";
import type { Route } from "./+types/journey-papers";

// Messengers show these to everyone who sees the link, so they say nothing about the move.
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: papersTitle,
    description: "A page for the person who was given its address.",
    isNoindex: true,
  });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheetStyles }];

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { isPrivate: true, mayBeKept: true };

/** All sheets of a booked quote's move, or the one that the path names. Nothing is left to print of one that has ended. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const quote = await findRequestedQuote({ params, request, context }, Date.now());
  if (quote === "too-many") {
    const headers = { "Retry-After": "60" };
    return data({ kind: "too-many" } as const, { status: 429, headers });
  }
  const stored = quote && (await context.get(journeyContext).journeys.find(quote.id));
  if (!stored) return data({ kind: "gone" } as const, { status: 404 });
  if (endOf(stored.journey) !== null) return redirect(href("/quote/:quoteKey", params));
  const planned = planJourney(stored.journey, quote, stored.bookedAt);
  const { origin } = context.get(siteContext);
  return { kind: "papers", papers: describeJourneyPapers(planned, { ...params, origin }) } as const;
}

export default function JourneyPapers({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "papers") return <PapersPage {...loaderData.papers} />;
  return <Page>{loaderData.kind === "gone" ? <QuoteGone /> : <TooManyQuotes />}</Page>;
}
