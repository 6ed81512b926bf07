import { lazy } from "react";
import { data, useLocation } from "react-router";
import { testimonials } from "~/content/company/testimonials";
import { gallery } from "~/content/gallery";
import { hero } from "~/content/home";
import { pageTitles } from "~/content/page-titles";
import { cachedToday } from "~/edge/cache-policy";
import type { RouteHandle } from "~/edge/route-table.server";
import { Contact } from "~/home/contact";
import { Gallery } from "~/home/gallery/gallery";
import { Hero } from "~/home/hero/hero";
import { findLinkedSections } from "~/home/linked-sections.server";
import { Testimonials } from "~/home/testimonials";
import { listFirstDays } from "~/plan/first-days.server";
import { today } from "~/plan/plan-request.server";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { professionalService, webSite } from "~/seo/structured-data";
import { isAfterPayment, successMarker } from "~/shop/checkout/payment-return";
import { InsertedHtml } from "~/ui/text/prose";
import type { Route } from "./+types/home";

/** Loaded separately, since few visitors of this page have just paid. */
const OrderThanks = lazy(() => import("~/shop/checkout/order-thanks"));

export const meta: Route.MetaFunction = (args) => {
  const isThanks = isAfterPayment(args.location.search);
  return pageMeta(args, {
    title: isThanks ? "Thank you" : pageTitles["/"],
    description:
      "We move dogs and cats abroad from India and into India, and sell the crates, bags and microchips they travel with.",
    isNoindex: isThanks,
    structuredData: args.loaderData?.structuredData,
  });
};

export const handle: RouteHandle = { searchParams: { checkout: successMarker } };

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const home = {
    firstDays: listFirstDays(today()),
    // From the loader, so that they are only in the page’s HTML and not in its JavaScript, too.
    hero,
    sections: findLinkedSections(),
    postcards: gallery,
    testimonials,
    structuredData: [professionalService(origin), webSite(origin)],
  };
  return data(home, { headers: cachedToday(new Date()) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Its data changes once a day. */
export const shouldRevalidate = () => false;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  if (isAfterPayment(search)) return <OrderThanks />;
  return (
    <>
      <Hero hero={loaderData.hero} firstDays={loaderData.firstDays} />
      <InsertedHtml html={loaderData.sections.beforePostcards} className="" />
      <Gallery postcards={loaderData.postcards} />
      <InsertedHtml html={loaderData.sections.afterPostcards} className="" />
      <Testimonials testimonials={loaderData.testimonials} />
      <Contact />
    </>
  );
}
