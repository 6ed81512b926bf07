import { data, href, redirectDocument } from "react-router";
import { pageTitles } from "#content/page-titles.ts";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import { neverCached, seeOther } from "#edge/http/plain-response.ts";
import { useRootData } from "#edge/root-data.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { ContactCard } from "#frame/contact/contact-card.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { responseTo } from "#office/enquiry/enquiry.ts";
import { enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { readQuoteInput } from "#office/quote/input/quote-input.server.ts";
import {
  quoteSearchParams,
  readQuoteQuery,
  readStep,
  writeStep,
} from "#office/quote/input/quote-query.ts";
import type { QuoteFailure } from "#office/quote/quote-outcome.ts";
import { receiveQuote } from "#office/quote/receive-quote.server.ts";
import { QuoteSteps } from "#office/quote/steps/quote-steps.tsx";
import { senderFormLabel } from "#office/quote/steps/sender-form.tsx";
import { answerPromise } from "#office/reply/reply-promise.ts";
import { listMonths } from "#travel/move/months.server.ts";
import { listPassRoutes } from "#travel/plan/pass-route.server.ts";
import { today } from "#travel/plan/plan-request.server.ts";
import { onRestore } from "#ui/browser/lifecycle.ts";
import { forgetInput } from "#ui/forms/typed/kept-input.ts";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
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
  const token = step === "you" ? crypto.randomUUID() : null;
  return data(
    { query, step, problems, months: listMonths(today()), token, passRoutes: listPassRoutes() },
    {
      status: Object.keys(problems).length > 0 ? 400 : 200,
      headers: token ? neverCached : cachedToday(new Date()),
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
    return { kind: "not-stored", errors: {}, values: null, token: null };
  }
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasMail = false } = useRootData() ?? {};
  return (
    <Page>
      <PageTrail current={title} />
      <PageHeading title={title} isTight>
        {/* On wider screens, the pass beside the steps has it. */}
        <span className="md:hidden">{answerPromise}</span>
      </PageHeading>
      <QuoteSteps {...loaderData} failure={actionData}>
        <ContactCard />
      </QuoteSteps>
      {hasMail && (
        <p className="mt-6">
          Lost the link of your quote?{" "}
          <PageLink to={href("/quote/find")} className="inline-block py-1">
            Have it mailed
          </PageLink>
        </p>
      )}
    </Page>
  );
}
