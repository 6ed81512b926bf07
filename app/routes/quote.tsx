import { data, href, redirectDocument } from "react-router";
import { ContactCard } from "~/contact/contact-card";
import { pageTitles } from "~/content/page-titles";
import { cachedToday } from "~/edge/cache-policy";
import type { RouteHandle } from "~/edge/route-table.server";
import { responseTo } from "~/enquiry/enquiry";
import { enquiryContext } from "~/enquiry/enquiry-context.server";
import { forgetInput } from "~/forms/typed/kept-input";
import { PageTrail } from "~/frame/page-trail";
import { neverCached, seeOther } from "~/http/plain-response";
import { today } from "~/plan/plan-request.server";
import { readQuoteInput } from "~/quote/quote-input";
import type { QuoteFailure } from "~/quote/quote-outcome";
import { quoteSearchParams, readQuoteQuery, readStep, writeStep } from "~/quote/quote-query";
import { receiveQuote } from "~/quote/receive-quote.server";
import { listMonths } from "~/quote/steps/months.server";
import { QuoteSteps } from "~/quote/steps/quote-steps";
import { senderFormLabel } from "~/quote/steps/sender-form";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { onRestore } from "~/ui/browser/lifecycle";
import { Page } from "~/ui/layout/page";
import { PageHeading } from "~/ui/layout/page-heading";
import type { Route } from "./+types/quote";

const title = pageTitles["/quote"];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title,
    description:
      "Ask what moving your dog or cat costs, in three short steps: the move, the pet, you. You see at once when we will answer, and what a quote includes.",
    isView: args.location.search !== "",
  });

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

export const handle: RouteHandle = { searchParams: quoteSearchParams };

export function loader({ url }: Route.LoaderArgs) {
  const query = readQuoteQuery(url.searchParams);
  const { step, problems } = readQuoteInput(readStep(url.searchParams), query);
  return data(
    { query, step, problems, months: listMonths(today()) },
    {
      status: Object.keys(problems).length > 0 ? 400 : 200,
      headers: cachedToday(new Date()),
    },
  );
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const query = readQuoteQuery(url.searchParams);
  const { input } = readQuoteInput("you", query);
  if (!input) throw seeOther(`${href("/quote")}?${writeStep("you", query)}`);
  const { origin } = context.get(siteContext);
  const asked = { query, input, origin };
  const outcome = await receiveQuote(request, asked, context.get(enquiryContext));
  if ("quoteKey" in outcome)
    throw redirectDocument(href("/quote/:quoteKey", outcome), {
      status: 303,
      headers: neverCached,
    });
  return data(outcome, responseTo(outcome));
}

/** If the request fails, the form stays as it is. */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<QuoteFailure> {
  try {
    return await serverAction();
  } catch (error) {
    // The redirect to the page of the quote.
    if (error instanceof Response) {
      forgetInput(senderFormLabel);
      // This page still waits for its response when the browser brings it back.
      onRestore(() => window.location.reload());
      throw error;
    }
    console.warn("The quote could not be sent.", error);
    return { kind: "not-stored", errors: {}, values: null };
  }
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <PageTrail current={title} />
      <PageHeading title={title} isTight />
      <div className="grid items-start gap-10 lg:grid-cols-[7fr_5fr] lg:gap-14">
        <QuoteSteps {...loaderData} failure={actionData} />
        <ContactCard />
      </div>
    </Page>
  );
}
