import { lazy } from "react";
import { data, useLocation } from "react-router";
import { testimonials } from "#content/company/testimonials.ts";
import { gallery } from "#content/gallery.ts";
import { hero } from "#content/home.ts";
import { pageTitles } from "#content/page-titles.ts";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { professionalService, webSite } from "#edge/seo/structured-data.ts";
import { Contact } from "#pages/home/contact.tsx";
import { Gallery } from "#pages/home/gallery/gallery.tsx";
import { Hero } from "#pages/home/hero/hero.tsx";
import { findLinkedSections } from "#pages/home/linked-sections.server.tsx";
import { Testimonials } from "#pages/home/testimonials.tsx";
import { isAfterPayment, successMarker } from "#shop/checkout/payment-return.ts";
import { listFirstDays } from "#travel/plan/first-days.server.ts";
import { today } from "#travel/plan/plan-request.server.ts";
import { InsertedHtml } from "#ui/text/prose.tsx";
import type { Route } from "./+types/home";

/** Loaded separately, since few visitors of this page have just paid. */
const OrderThanks = lazy(() => import("#shop/checkout/order-thanks.tsx"));

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
    testimonials: testimonials.slice(0, 3),
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
