import { data, href } from "react-router";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { readDone } from "#office/desk/done.server.ts";
import { donePattern } from "#office/desk/done.ts";
import { titleOf } from "#office/desk/enquiry-words.ts";
import { changeJourney } from "#office/desk/journey/change-journey.server.ts";
import { DeskJourneyPage } from "#office/desk/journey/desk-journey-page.tsx";
import { describeDeskJourney } from "#office/desk/journey/desk-journey-view.server.ts";
import { doneWords } from "#office/desk/journey/done-words.ts";
import { askPattern } from "#office/desk/journey/proposals.ts";
import { EnquiryHeading } from "#office/desk/parts/enquiry-heading.tsx";
import { NoMove } from "#office/desk/parts/no-move.tsx";
import { receivePost, refuseGone } from "#office/desk/post.server.ts";
import { enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { journeyContext } from "#office/journey/journey-context.server.ts";
import { isAccepted } from "#office/offer/booking.ts";
import { offerContext } from "#office/offer/offer-context.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import type { Route } from "./+types/desk-journey";

export const meta: Route.MetaFunction = () => [{ title: "A journey | The desk" }];

export const handle: RouteHandle = {
  searchParams: { done: donePattern(doneWords), ask: askPattern },
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { desk, staff, siteOrigin } = requireDesk(context);
  const line = await desk.journal.findLastLine();
  const { journeys } = context.get(journeyContext);
  const quote = await desk.enquiries.find(params.enquiry);
  if (!quote) throw data(null, { status: 404 });
  if (!quote.quoteKey) {
    const none = { kind: "no-move", enquiryId: quote.id, title: titleOf(quote) } as const;
    return data({ ...none, reference: referenceOf(quote.id) }, { status: 404 });
  }
  const reader = { desk, who: staff.email, now };
  const about = { reference: referenceOf(quote.id), receivedAt: quote.receivedAt };
  const offer = await context.get(offerContext).offers.find(quote.id);
  return {
    kind: "journey",
    ...describeDeskJourney(
      { ...quote, quoteKey: quote.quoteKey },
      await journeys.find(quote.id),
      { siteOrigin, search: url.searchParams },
      now,
    ),
    hasAccepted: isAccepted(offer),
    moveThen: offer?.moveThen ?? null,
    seen: { line, revision: quote.revision },
    hasMail: context.get(siteContext).hasMail,
    done: await readDone(doneWords, url.searchParams, reader, about),
  } as const;
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  receivePost(
    { request, context },
    href("/desk/:enquiry/journey", params),
    async (typed, office) => {
      const { journeys } = context.get(journeyContext);
      const quote = await office.desk.enquiries.find(params.enquiry);
      if (!quote?.quoteKey) return refuseGone(typed, params.enquiry, office);
      const { offers } = context.get(offerContext);
      const outcome = await changeJourney(typed, { ...office, journeys, offers, quote });
      const { sendMails, runAfterResponse } = context.get(enquiryContext);
      if ("done" in outcome) runAfterResponse(sendMails(quote.id));
      return outcome;
    },
  );

export default function DeskJourney({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === "no-move") {
    const { enquiryId, reference, title } = loaderData;
    return (
      <>
        <EnquiryHeading
          enquiryId={enquiryId}
          reference={reference}
        >{`Not booked yet: ${title}`}</EnquiryHeading>
        <NoMove enquiryId={enquiryId}>
          A journey stands on the page of a quote, and this enquiry has none yet.
        </NoMove>
      </>
    );
  }
  return <DeskJourneyPage {...loaderData} refusal={actionData ?? null} />;
}
