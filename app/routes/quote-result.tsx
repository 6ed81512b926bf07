import { data } from "react-router";
import type { RouteHandle } from "~/edge/route-table.server";
import { enquiryContext } from "~/enquiry/enquiry-context.server";
import { isQuoteKey } from "~/enquiry/quote-key";
import { QuoteGone, QuoteResult } from "~/quote/result/quote-result";
import { describeQuote } from "~/quote/result/quote-view.server";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { Page } from "~/ui/layout/page";
import type { Route } from "./+types/quote-result";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.quote ? "Your quote" : "This quote is no longer here",
    description: "The page of a quote, for the visitor who asked for it.",
    isNoindex: true,
  });

export const handle: RouteHandle = { isPrivate: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { outbox } = context.get(enquiryContext);
  const { origin, stage } = context.get(siteContext);
  const stored = isQuoteKey(params.quoteKey) ? await outbox.findQuote(params.quoteKey) : null;
  const quote = stored && describeQuote(stored, origin, now);
  return data({ quote, isStaging: stage === "staging" }, { status: quote ? 200 : 404 });
}

export default function QuoteResultPage({
  loaderData: { quote, isStaging },
}: Route.ComponentProps) {
  return <Page>{quote ? <QuoteResult quote={quote} isStaging={isStaging} /> : <QuoteGone />}</Page>;
}
