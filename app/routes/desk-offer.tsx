import { data, href } from "react-router";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { readDone } from "#office/desk/done.server.ts";
import { donePattern } from "#office/desk/done.ts";
import { describeMail } from "#office/desk/enquiry/describe-mail.ts";
import { titleOf } from "#office/desk/enquiry-words.ts";
import { changeOffer, isMailed, type OfferShown } from "#office/desk/offer/change-offer.server.ts";
import { doneWords } from "#office/desk/offer/done-words.ts";
import { OfferPage } from "#office/desk/offer/offer-page.tsx";
import { proposeLines } from "#office/desk/offer/propose-lines.server.ts";
import { tellLinks } from "#office/desk/offer/tell-links.server.ts";
import { receivePost, refuseGone } from "#office/desk/post.server.ts";
import { enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { journeyContext } from "#office/journey/journey-context.server.ts";
import { describeOffer } from "#office/offer/describe-offer.server.ts";
import { offerContext } from "#office/offer/offer-context.server.ts";
import { daysToChoose, writeOfferForm } from "#office/offer/offer-form.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { safePaymentUrl } from "#shop/checkout/checkout.server.ts";
import { shopContext } from "#shop/shop-context.server.ts";
import type { Route } from "./+types/desk-offer";

export const meta: Route.MetaFunction = () => [{ title: "The offer | The desk" }];

export const handle: RouteHandle = {
  searchParams: { done: donePattern(doneWords) },
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { desk, staff, siteOrigin } = requireDesk(context);
  const line = await desk.journal.findLastLine();
  const enquiry = await desk.enquiries.find(params.enquiry);
  if (!enquiry) throw data(null, { status: 404 });
  const { id, quoteKey } = enquiry;
  const reference = referenceOf(id);
  const isBooked = (await context.get(journeyContext).journeys.find(id)) !== null;
  // What is lost may come back by an offer.
  const isClosed = enquiry.closedAt !== null && enquiry.closedAs !== "lost";
  const offer = await context.get(offerContext).offers.find(id);
  const mails = await desk.mails.list(id);
  const sent = mails.find(({ kind, revision }) => kind === "offer" && revision === offer?.id);
  const mail = sent ? describeMail(sent) : null;
  const isTold = isMailed(enquiry, context.get(siteContext).hasMail) && mail?.isBad === false;
  const proposed = quoteKey ? proposeLines(enquiry, siteOrigin, now) : [];
  return {
    enquiryId: id,
    reference,
    title: titleOf(enquiry),
    proposed,
    state: isBooked ? "booked" : isClosed ? "closed" : quoteKey ? "open" : "no-move",
    offer: offer && describeOffer(offer, now),
    mail: mail && `The mail to ${enquiry.email}: ${mail.state}.`,
    tell:
      isTold || !quoteKey
        ? null
        : tellLinks(enquiry, `${siteOrigin}${href("/quote/:quoteKey", { quoteKey })}`),
    values: writeOfferForm(offer ?? { whats: proposed.map(({ what }) => what) }, now),
    days: daysToChoose(now),
    seen: { line, revision: enquiry.revision },
    done: await readDone(
      doneWords,
      url.searchParams,
      { desk, who: staff.email, now },
      { reference, receivedAt: enquiry.receivedAt },
    ),
  } as const;
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  receivePost<OfferShown>(
    { request, context },
    href("/desk/:enquiry/offer", params),
    async (typed, office) => {
      const enquiry = await office.desk.enquiries.find(params.enquiry);
      if (!enquiry?.quoteKey) return refuseGone(typed, params.enquiry, office);
      const { offers } = context.get(offerContext);
      const { hasMail } = context.get(siteContext);
      const shop = context.get(shopContext);
      const findPayment = (url: string) => safePaymentUrl(url, shop);
      const outcome = await changeOffer(typed, {
        ...office,
        offers,
        enquiry,
        hasMail,
        findPayment,
      });
      const { sendMails, runAfterResponse } = context.get(enquiryContext);
      if ("done" in outcome) runAfterResponse(sendMails(enquiry.id));
      return outcome;
    },
  );

export default function DeskOffer({ loaderData, actionData }: Route.ComponentProps) {
  return <OfferPage {...loaderData} posted={actionData ?? null} />;
}
