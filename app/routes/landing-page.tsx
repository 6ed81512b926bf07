import { data, href } from "react-router";
import { cachedAs, productTag } from "#edge/caching/cache-policy.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { PageTrail } from "#frame/page-trail.tsx";
import { RelatedPages } from "#pages/site-map/related-pages.tsx";
import { CrateGuide } from "#shop/landing/crate-guide.tsx";
import { findLandingPage, priceOffers } from "#shop/landing/landing-page.server.ts";
import { PriceBox } from "#shop/landing/price-box.tsx";
import { shopContext } from "#shop/shop-context.server.ts";
import { Page } from "#ui/layout/page.tsx";
import { Picture } from "#ui/picture.tsx";
import { MarkedList } from "#ui/text/marked-list.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/landing-page";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData.page;
  return pageMeta(args, { title, description });
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const { offers, ...page } = findLandingPage(`/${pattern}`);
  const priced = await priceOffers(context.get(shopContext).catalogue, offers);
  const tags = offers.map(({ productId }) => productTag(productId));
  return data({ page, offers: priced }, { headers: cachedAs("shop", tags) });
}

export default function LandingPage({ loaderData: { page, offers } }: Route.ComponentProps) {
  const isAlone = offers.length === 1;
  return (
    <Page>
      <PageTrail current={page.title} />
      <h1 className="wrap-anywhere mt-3 font-semibold text-title">{page.title}</h1>
      <p className="mt-3 max-w-3xl text-ink-soft text-lead">{page.lead}</p>
      <div className="mt-7 grid items-center gap-8 md:grid-cols-2 lg:grid-cols-[7fr_6fr] lg:gap-x-14">
        <Picture
          picture={page.picture}
          alt={page.alt}
          sizes="(min-width: 1024px) 590px, (min-width: 768px) 46vw, 92vw"
          isLargest
          className={`aspect-[2/1] w-full rounded-card object-cover shadow-card sm:aspect-[4/3] md:aspect-auto md:h-full lg:row-span-2 ${page.isPictureLow ? "max-sm:object-bottom" : ""}`}
        />
        {/* A phone shows the price first, and a tablet a price alone beside the picture. */}
        <div
          className={
            isAlone
              ? "max-lg:order-1 md:max-lg:col-span-full md:max-lg:*:grid-cols-2 md:max-lg:*:gap-x-8"
              : "max-md:order-1"
          }
        >
          <MarkedList items={page.benefits} />
        </div>
        <div className={`grid gap-6 ${isAlone ? "" : "sm:grid-cols-2 md:max-lg:col-span-full"}`}>
          {offers.map((offer) => (
            <PriceBox key={offer.productId} offer={offer} />
          ))}
        </div>
      </div>
      {page.hasCrateGuide && <CrateGuide />}
      <div className="mt-section grid gap-8 lg:auto-cols-fr lg:grid-flow-col lg:gap-10">
        {page.details.map(({ title, text }) => (
          <section
            key={title}
            className="grid content-start gap-x-8 gap-y-3 border-sand-deep border-t pt-5 md:max-lg:grid-cols-[1fr_2fr]"
          >
            <h2 className="font-semibold text-xl">{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <div className="mt-12 grid gap-8 rounded-card bg-teal-pale p-6 sm:grid-cols-2 sm:p-9">
        <p className="text-balance text-lead">
          Not sure? <PageLink to={href("/contact")}>Contact us</PageLink> with your pet’s breed,
          measurements and route.
        </p>
        <RelatedPages pages={page.readMore.map(({ path, label }) => ({ path, title: label }))} />
      </div>
    </Page>
  );
}
