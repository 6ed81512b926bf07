import { gallery } from "~/content/gallery";
import { pageTitles } from "~/content/page-titles";
import { Contact } from "~/home/contact";
import { fixedSections } from "~/home/fixed-sections.server";
import { Gallery } from "~/home/gallery";
import { Hero } from "~/home/hero";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { professionalService } from "~/seo/structured-data/professional-service";
import { webSite } from "~/seo/structured-data/web-site";
import { OrderThanks } from "~/shop/checkout/order-thanks";
import { OwnHtml } from "~/ui/prose";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageTitles["/"],
    description:
      "We move dogs and cats abroad from India and into India, and sell the crates, bags and microchips they travel with.",
    isNoindex: args.location.search.includes("checkout="),
    structuredData: args.loaderData?.structuredData,
  });

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  return {
    ...fixedSections(),
    postcards: gallery,
    structuredData: [professionalService(origin), webSite(origin)],
  };
}

/** It is the same at all times. */
export const shouldRevalidate = () => false;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { badgesHtml, postcards, storyHtml } = loaderData;
  return (
    <>
      {/* With a notice in it, it takes the room below the header that the hero leaves otherwise. */}
      <div className="bg-marigold-pale has-[[role=status]]:[&+section]:pt-0">
        <div className="mx-auto flow-root max-w-6xl px-4 not-empty:pt-[calc(var(--spacing-header)+1rem)] sm:px-6">
          <OrderThanks />
        </div>
      </div>
      <Hero />
      <OwnHtml html={badgesHtml} />
      <Gallery postcards={postcards} />
      <OwnHtml html={storyHtml} />
      <Contact />
    </>
  );
}
