import type { RouteHandle } from "~/edge/route-table.server";
import { enquiryContext } from "~/enquiry/enquiry-context.server";
import { isQuoteKey } from "~/enquiry/quote-key";
import { plainResponse } from "~/http/plain-response";
import { journeyContext } from "~/journey/journey-context.server";
import { writeJourneyCalendar } from "~/journey/owner/calendar-file.server";
import { referenceOf } from "~/reply/reference";
import { siteContext } from "~/seo/site-context.server";
import type { Route } from "./+types/journey-ics";

export const handle: RouteHandle = { isPrivate: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { outbox } = context.get(enquiryContext);
  const quote = isQuoteKey(params.quoteKey) ? await outbox.findQuote(params.quoteKey, now) : null;
  const stored = quote && (await context.get(journeyContext).journeys.find(quote.id));
  if (!stored) return plainResponse(404, "There is no such journey.");
  const { host } = new URL(context.get(siteContext).origin);
  const booked = { revision: stored.revision, reference: referenceOf(quote.id), host };
  return new Response(writeJourneyCalendar(stored.journey, booked, now), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="journey.ics"',
    },
  });
}
