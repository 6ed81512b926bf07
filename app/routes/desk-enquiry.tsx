import { data, href } from "react-router";
import { dayInIndia } from "#edge/http/india-clock.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { readDone } from "#office/desk/done.server.ts";
import { donePattern } from "#office/desk/done.ts";
import { changeEnquiry } from "#office/desk/enquiry/change-enquiry.server.ts";
import { doneWords } from "#office/desk/enquiry/done-words.ts";
import { EnquiryPage } from "#office/desk/enquiry/enquiry-page.tsx";
import { readEnquiry } from "#office/desk/enquiry/enquiry-view.server.ts";
import { OutcomeNotice } from "#office/desk/parts/outcome-notice.tsx";
import { receivePost } from "#office/desk/post.server.ts";
import { relayEnquiry } from "#office/enquiry/delivery/relay.server.ts";
import { enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { shopContext } from "#shop/shop-context.server.ts";
import type { Route } from "./+types/desk-enquiry";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.enquiry.reference ?? "Not here"} | The desk` },
];

export const handle: RouteHandle = {
  searchParams: { done: donePattern(doneWords), text: /^[a-z\d-]{1,40}$/ },
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { desk, staff, siteOrigin } = requireDesk(context);
  const now = Date.now();
  const line = await desk.journal.findLastLine();
  const stored = await desk.lists.find(params.enquiry);
  if (!stored) throw data(null, { status: 404 });
  const reader = { desk, who: staff.email, now };
  const { hasMail, hasFormService } = context.get(siteContext);
  const enquiry = await readEnquiry(stored, {
    ...reader,
    siteOrigin,
    line,
    hasMail,
    hasFormService,
    textKey: url.searchParams.get("text"),
    shop: context.get(shopContext),
  });
  const about = { reference: enquiry.reference, receivedAt: stored.receivedAt };
  return {
    enquiry,
    done: await readDone(doneWords, url.searchParams, reader, about),
    today: dayInIndia(now),
  };
}

export const action = ({ params, request, context }: Route.ActionArgs) =>
  receivePost({ request, context }, href("/desk/:enquiry", params), async (typed, office) => {
    const outcome = await changeEnquiry(typed, params.enquiry, office);
    if ("done" in outcome) {
      const { outbox, formService, sendMails, runAfterResponse } = context.get(enquiryContext);
      if (["send-again", "genuine"].includes(outcome.done)) {
        runAfterResponse(relayEnquiry(outbox, formService, params.enquiry));
      }
      runAfterResponse(sendMails(params.enquiry));
    }
    return outcome;
  });

export default function DeskEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { enquiry, done, today } = loaderData;
  return (
    <>
      <OutcomeNotice refusal={actionData} done={done} />
      <EnquiryPage enquiry={enquiry} refusal={actionData ?? null} today={today} />
    </>
  );
}
