import { data, href } from "react-router";
import { todayInIndia } from "#edge/http/india-clock.ts";
import { seeOther } from "#edge/http/plain-response.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { changeEnquiry } from "#office/desk/enquiry/change-enquiry.server.ts";
import { donePattern, doneWords, isDone } from "#office/desk/enquiry/done.ts";
import { EnquiryPage } from "#office/desk/enquiry/enquiry-page.tsx";
import { readEnquiry } from "#office/desk/enquiry/enquiry-view.server.ts";
import { readForm } from "#office/enquiry/accept-enquiry.server.ts";
import { relayEnquiry } from "#office/enquiry/delivery/relay.server.ts";
import { enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { Notice } from "#ui/notice.tsx";
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
  const stored = await desk.enquiries.find(params.enquiry);
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
