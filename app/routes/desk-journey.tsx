import { data, href } from "react-router";
import { seeOther } from "#edge/http/plain-response.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { readForm } from "#office/enquiry/accept-enquiry.server.ts";
import { journeyContext } from "#office/journey/journey-context.server.ts";
import { isMissed } from "#office/journey/message-promise.ts";
import { deeds, readDeed, told } from "#office/journey/office/deeds.ts";
import { doAtOffice, planStages, writeOffice } from "#office/journey/office/office.server.ts";
import { OfficePage } from "#office/journey/office/office-page.tsx";
import { referenceOf } from "#office/reply/reference.ts";
import type { Route } from "./+types/desk-journey";

export const meta: Route.MetaFunction = () => [{ title: "A journey | The desk" }];

export const handle: RouteHandle = {
  searchParams: { told: new RegExp(`^(${deeds.join("|")})$`) },
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { siteOrigin } = requireDesk(context);
  const { journeys, quote } = await findQuote(params.enquiry, context);
  const stored = await journeys.find(quote.id);
  const done = readDeed(url.searchParams.get("told"));
  return {
    reference: referenceOf(quote.id),
    enquiryId: quote.id,
    route: quote.route,
    linkKey: quote.key,
    pageUrl: `${siteOrigin}${href("/quote/:quoteKey", { quoteKey: quote.key })}`,
    journey: stored?.journey ?? null,
    isMissed: stored !== null && isMissed(stored.journey, now),
    planned: stored ? [] : planStages(quote),
    values: writeOffice(stored, now),
    told: done ? told[done] : null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { staff } = requireDesk(context);
  const { journeys, quote } = await findQuote(params.enquiry, context);
  const form = await readForm(request);
  const fields = [...(form ?? [])].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const outcome = await doAtOffice(
    Object.fromEntries(fields),
    { journeys, quote, who: staff.email },
    Date.now(),
  );
  if (typeof outcome !== "string") return data(outcome, { status: outcome.message ? 409 : 400 });
  const path = href("/desk/:enquiry/journey", { enquiry: quote.id });
  return seeOther(`${path}?told=${outcome}`);
}

/** @throws a response with 404 where there is no such quote */
async function findQuote(enquiryId: string, context: Route.LoaderArgs["context"]) {
  const { journeys } = context.get(journeyContext);
  const quote = await journeys.findQuote(enquiryId);
  if (!quote) throw data(null, { status: 404 });
  return { journeys, quote };
}

export default function DeskJourney({ loaderData, actionData }: Route.ComponentProps) {
  return <OfficePage {...loaderData} failure={actionData ?? null} />;
}
