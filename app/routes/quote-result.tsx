import { data } from "react-router";
import type { RouteHandle } from "~/edge/route-table.server";
import { enquiryContext } from "~/enquiry/enquiry-context.server";
import { isQuoteKey } from "~/enquiry/quote-key";
import { journeyContext } from "~/journey/journey-context.server";
import { JourneyPage } from "~/journey/owner/journey-page";
import { describeJourney } from "~/journey/owner/journey-view.server";
import { QuoteGone, QuoteResult } from "~/quote/result/quote-result";
import { describeQuote } from "~/quote/result/quote-view.server";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { Page } from "~/ui/layout/page";
import type { Route } from "./+types/quote-result";

// Messengers show these to everyone who sees the link, so they say nothing about the move.
const pages = {
  gone: ["This quote is no longer here", "The page of a quote, for the visitor who asked for it."],
  quote: ["Your quote", "The page of a quote, for the visitor who asked for it."],
  journey: ["Your journey", "A page for the person who was given its address."],
} as const;

export const meta: Route.MetaFunction = (args) => {
  const [title, description] = pages[args.loaderData?.kind ?? "gone"];
  return pageMeta(args, { title, description, isNoindex: true });
};

export const handle: RouteHandle = { isPrivate: true };

export async function loader({ params: { quoteKey }, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { outbox } = context.get(enquiryContext);
  const { origin, stage } = context.get(siteContext);
  const isStaging = stage === "staging";
  const quote = isQuoteKey(quoteKey) ? await outbox.findQuote(quoteKey, now) : null;
  if (!quote) return data({ kind: "gone" } as const, { status: 404 });
  const stored = await context.get(journeyContext).journeys.find(quote.id);
  if (!stored)
    return { kind: "quote", quote: describeQuote(quote, origin, now), isStaging } as const;
  const journey = describeJourney(stored.journey, { quote, quoteKey, origin }, now);
  return { kind: "journey", journey, isStaging } as const;
}

export default function QuoteResultPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      {loaderData.kind === "journey" && <JourneyPage {...loaderData} />}
      {loaderData.kind === "quote" && <QuoteResult {...loaderData} />}
      {loaderData.kind === "gone" && <QuoteGone />}
    </Page>
  );
}
