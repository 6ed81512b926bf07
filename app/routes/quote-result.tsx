import { data, href } from "react-router";
import { readForm } from "#edge/http/limited-body.server.ts";
import { seeOther } from "#edge/http/plain-response.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { journeyContext } from "#office/journey/journey-context.server.ts";
import { JourneyPage } from "#office/journey/owner/journey-page.tsx";
import { describeJourney } from "#office/journey/owner/journey-view.server.ts";
import { describeOffer } from "#office/offer/describe-offer.server.ts";
import { offerContext } from "#office/offer/offer-context.server.ts";
import { BookedOffer } from "#office/offer/offer-view.tsx";
import { answerOffer } from "#office/offer/owner/answer-offer.server.ts";
import { OfferOnPage } from "#office/offer/owner/offer-on-page.tsx";
import { findRequestedQuote } from "#office/quote/result/find-requested-quote.server.ts";
import { QuoteGone, QuoteResult, TooManyQuotes } from "#office/quote/result/quote-result.tsx";
import { describeQuote } from "#office/quote/result/quote-view.server.ts";
import { Page } from "#ui/layout/page.tsx";
import type { Route } from "./+types/quote-result";

// Messengers show these to everyone who sees the link, so they say nothing about the move.
const pages = {
  gone: ["This quote is no longer here", "The page of a quote, for the visitor who asked for it."],
  "too-many": ["Please wait a minute", "The page of a quote, for the visitor who asked for it."],
  quote: ["Your quote", "The page of a quote, for the visitor who asked for it."],
  journey: ["Your journey", "A page for the person who was given its address."],
} as const;

export const meta: Route.MetaFunction = (args) => {
  const [title, description] = pages[args.loaderData?.kind ?? "gone"];
  return pageMeta(args, { title, description, isNoindex: true });
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { isPrivate: true, mayBeKept: true };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { origin, stage } = context.get(siteContext);
  const isStaging = stage === "staging";
  const quote = await findRequestedQuote({ params, request, context }, now);
  if (quote === "too-many") {
    const headers = { "Retry-After": "60" };
    return data({ kind: "too-many" } as const, { status: 429, headers });
  }
  if (!quote) return data({ kind: "gone" } as const, { status: 404 });
  const found = await context.get(offerContext).offers.find(quote.id);
  const offer = found && describeOffer(found, now);
  const stored = await context.get(journeyContext).journeys.find(quote.id);
  if (stored) {
    const journey = describeJourney(stored, { quote, quoteKey: params.quoteKey, origin }, now);
    return { kind: "journey", journey, offer, isStaging } as const;
  }
  const { enquiries, mails } = context.get(enquiryContext);
  const main = quote.closedAs === "joined" ? await enquiries.findMain(quote.id) : quote;
  // One that the office has closed has no offer any more, unless the owner has declined it.
  const isShown = quote.closedAt === null || quote.closedWhy === "declined";
  // Only whoever reads our mails may say that it was not them.
  const mailKey = quote.mailKey === params.quoteKey ? quote.mailKey : null;
  return {
    kind: "quote",
    quote: describeQuote(quote, origin, now, main),
    offer: isShown ? offer : null,
    replies: await mails.listReplies(quote.id),
    notYouPath: mailKey && href("/not-you/:mailKey", { mailKey }),
    isStaging,
  } as const;
}

/** The owner's answer to an offer. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const now = Date.now();
  const quote = await findRequestedQuote({ params, request, context }, now);
  if (quote === "too-many") return data(null, { status: 429, headers: { "Retry-After": "60" } });
  if (!quote) return data(null, { status: 404 });
  const { offers } = context.get(offerContext);
  const refusal = await answerOffer(await readForm(request), quote.id, offers, now);
  if (refusal) return data(refusal, { status: refusal.status });
  const { sendMails, runAfterResponse } = context.get(enquiryContext);
  runAfterResponse(sendMails(quote.id));
  return seeOther(href("/quote/:quoteKey", params));
}

export default function QuoteResultPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page>
      {loaderData.kind === "journey" && (
        <>
          <JourneyPage {...loaderData} />
          {loaderData.offer?.state === "accepted" && !loaderData.journey.isCalledOff && (
            <BookedOffer offer={loaderData.offer} />
          )}
        </>
      )}
      {loaderData.kind === "quote" && (
        <QuoteResult
          {...loaderData}
          hasOffer={loaderData.offer !== null}
          offer={
            <OfferOnPage
              offer={loaderData.offer}
              promise={loaderData.quote}
              refusal={actionData ?? null}
            />
          }
        />
      )}
      {loaderData.kind === "gone" && <QuoteGone />}
      {loaderData.kind === "too-many" && <TooManyQuotes />}
    </Page>
  );
}
