import { plainResponse } from "#edge/http/plain-response.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { journeyContext } from "#office/journey/journey-context.server.ts";
import { writeJourneyCalendar } from "#office/journey/owner/calendar-file.server.ts";
import { findRequestedQuote } from "#office/quote/result/find-requested-quote.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import type { Route } from "./+types/journey-ics";

export const handle: RouteHandle = { isPrivate: true };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const now = Date.now();
  const quote = await findRequestedQuote({ params, request, context }, now);
  if (quote === "too-many") {
    return plainResponse(429, "Too many requests. Please try again in a minute.", {
      "Retry-After": "60",
    });
  }
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
