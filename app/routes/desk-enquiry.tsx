import { data, href } from "react-router";
import { requireDesk } from "~/desk/desk-context.server";
import { changeEnquiry } from "~/desk/enquiry/change-enquiry.server";
import { donePattern, doneWords, isDone } from "~/desk/enquiry/done";
import { EnquiryPage } from "~/desk/enquiry/enquiry-page";
import { readEnquiry } from "~/desk/enquiry/enquiry-view.server";
import type { RouteHandle } from "~/edge/route-table.server";
import { readForm } from "~/enquiry/accept-enquiry.server";
import { relayEnquiry } from "~/enquiry/delivery/relay.server";
import { enquiryContext } from "~/enquiry/enquiry-context.server";
import { todayInIndia } from "~/http/india-clock";
import { seeOther } from "~/http/plain-response";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/desk-enquiry";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.enquiry.reference ?? "Not here"} | The desk` },
];

export const handle: RouteHandle = {
  searchParams: { done: donePattern },
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { desk, staff, siteOrigin } = requireDesk(context);
  const now = Date.now();
  const stored = await desk.find(params.enquiry);
  if (!stored) throw data(null, { status: 404 });
  const enquiry = await readEnquiry(stored, { desk, siteOrigin, who: staff.email, now });
  const done = url.searchParams.get("done");
  return {
    enquiry,
    done: isDone(done) ? doneWords[done] : null,
    today: todayInIndia(new Date(now)),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { desk, staff } = requireDesk(context);
  const form = (await readForm(request)) ?? new FormData();
  const changing = { desk, who: staff.email, now: Date.now() };
  const result = await changeEnquiry(form, params.enquiry, changing);
  if (!("done" in result)) return data(result, { status: result.status });
  if (result.done === "send-again") {
    const { outbox, formService, runAfterResponse } = context.get(enquiryContext);
    runAfterResponse(relayEnquiry(outbox, formService, params.enquiry));
  }
  throw seeOther(`${href("/desk/:enquiry", params)}?done=${result.done}`);
}

export default function DeskEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { enquiry, done, today } = loaderData;
  return (
    <>
      {actionData ? (
        <Notice tone="bad" title={actionData.status === 409 ? "Not changed" : "Not yet"}>
          {actionData.problem}
        </Notice>
      ) : (
        done && (
          <Notice tone="good" title="Done">
            {done}
          </Notice>
        )
      )}
      <EnquiryPage enquiry={enquiry} refusal={actionData ?? null} today={today} />
    </>
  );
}
