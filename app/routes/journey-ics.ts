import { plainResponse } from "#edge/http/plain-response.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { isQuoteKey } from "#office/enquiry/quote-key.ts";
import { journeyContext } from "#office/journey/journey-context.server.ts";
import { writeJourneyCalendar } from "#office/journey/owner/calendar-file.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import type { Route } from "./+types/journey-ics";

export const handle: RouteHandle = { isPrivate: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { enquiries } = context.get(enquiryContext);
  const quote = isQuoteKey(params.quoteKey)
    ? await enquiries.findQuote(params.quoteKey, now)
    : null;
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
