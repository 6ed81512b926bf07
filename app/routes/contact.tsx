import { data, href, type ShouldRevalidateFunctionArgs } from "react-router";
import { company } from "#content/company/company.ts";
import { pageTitles } from "#content/page-titles.ts";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import { ignoreUnknown } from "#edge/caching/canonical-address.server.ts";
import { neverCached, seeOther } from "#edge/http/plain-response.ts";
import { isDataRequest } from "#edge/http/request-kind.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { CallNow, ContactWays } from "#frame/contact/contact-ways.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { responseTo, sentMessage } from "#office/enquiry/enquiry.ts";
import { enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { EnquiryFailure } from "#office/enquiry/form/enquiry-failure.tsx";
import { EnquiryForm } from "#office/enquiry/form/enquiry-form.tsx";
import { submitEnquiry } from "#office/enquiry/form/use-enquiry.ts";
import { receiveEnquiry } from "#office/enquiry/receive-enquiry.server.ts";
import { describeReport, findReport } from "#office/enquiry/reports.server.ts";
import { findTopic } from "#office/enquiry/topics.server.ts";
import { draftEnquiry } from "#office/quote/draft-enquiry.server.ts";
import { crateSearchParams } from "#travel/crate/measures/crate-query.ts";
import { planSearchParams } from "#travel/plan/plan-query.ts";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/contact";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageTitles["/contact"],
    description: `Call or write to us about your pet's move. Office hours: ${company.officeHours}. Emergency support: ${company.emergencySupport}.`,
    isNoindex: args.location.search.includes("enquiry="),
    isView: Boolean(args.loaderData?.draft || args.loaderData?.report),
  });

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders, parentHeaders }) =>
  [actionHeaders, loaderHeaders].find((headers) => headers.has("Cache-Control")) ?? parentHeaders;

export const handle: RouteHandle = {
  searchParams: {
    enquiry: /^sent$/,
    topic: /^[a-z\d-]{1,80}$/,
    report: /^[a-z\d.-]{1,80}$/,
    ...planSearchParams,
    ...crateSearchParams,
  },
};

export const middleware: Route.MiddlewareFunction[] = [
  ignoreUnknown(({ url: { searchParams } }) => {
    return Object.entries({ topic: findTopic, report: findReport }).flatMap(([name, find]) => {
      const value = searchParams.get(name);
      return value !== null && !find(value) ? name : [];
    });
  }),
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const topic = findTopic(url.searchParams.get("topic"));
  const report = findReport(url.searchParams.get("report"));
  const { sentNotice } = context.get(enquiryContext);
  if (sentNotice.isAskedFor(url)) {
    const { receipt, headers } = await sentNotice.take(request);
    const nothing = { report: null, draft: null, move: null };
    return data({ topic, receipt, ...nothing }, { headers: { ...headers, ...neverCached } });
  }
  const { draft, topic: move } = draftEnquiry(url, context.get(siteContext).origin);
  const page = { topic, report, receipt: null, draft, move };
  return draft ? data(page, { headers: cachedToday(new Date()) }) : data(page);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const enquiries = context.get(enquiryContext);
  const report = findReport(url.searchParams.get("report"));
  const { origin } = context.get(siteContext);
  const about = report
    ? { label: report.label, intro: describeReport(report, origin) }
    : findTopic(url.searchParams.get("topic"));
  const outcome = await receiveEnquiry(request, about, enquiries);
  // The browser's own form post is redirected; with JavaScript, the form itself says "sent".
  if (outcome.kind === "sent" && !isDataRequest(request, url)) {
    const notice = await enquiries.sentNotice.leave(outcome.receipt);
    if (notice) throw seeOther(notice.location, notice.headers);
  }
  return data(outcome, responseTo(outcome));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitEnquiry(serverAction);
}

/** A sent form does not change the loader's data. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const isReport = loaderData.report !== null;
  const receipt = actionData?.kind === "sent" ? actionData.receipt : loaderData.receipt;
  return (
    <Page>
      <PageTrail current="Contact us" />
      <PageHeading title="Contact us" isTight>
        {receipt ? null : isReport ? (
          "Thank you for telling us what is no longer right."
        ) : (
          <>
            Tell us who travels, from where to where, and by when. Is it about the price?{" "}
            <PageLink to={href("/quote")}>Ask for a quote</PageLink>.
          </>
        )}
      </PageHeading>
      {!receipt && !isReport && <CallNow />}
      {receipt && (
        <Notice tone="good" title={sentMessage.title}>
          {sentMessage.description}
        </Notice>
      )}
      {/* At the top, since without JavaScript the form with its own message may be out of view. */}
      {actionData && <EnquiryFailure outcome={actionData} />}
      <div className="grid items-start gap-10 lg:grid-cols-[7fr_5fr] lg:gap-14">
        <section aria-label="Write to us">
          <EnquiryForm
            topic={loaderData.topic}
            report={loaderData.report}
            draft={loaderData.draft}
            outcomeOfPost={actionData}
            receiptOfPost={receipt}
          />
        </section>
        <ContactWays topic={loaderData.move} />
      </div>
    </Page>
  );
}
