import { gallery } from "~/content/gallery";
import { pageTitles } from "~/content/page-titles";
import type { RouteHandle } from "~/edge/route-table.server";
import { Contact } from "~/home/contact";
import { CoreServices } from "~/home/core-services";
import { Gallery } from "~/home/gallery";
import { Hero } from "~/home/hero";
import { PermitPromo } from "~/home/permit-promo";
import { Process } from "~/home/process";
import { Stats } from "~/home/stats";
import { Testimonials } from "~/home/testimonials";
import { TrustBadges } from "~/home/trust-badges";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { professionalService, webSite } from "~/seo/structured-data";
import { listCoreServices } from "~/services/services.server";
import { OrderThanks } from "~/shop/checkout/order-thanks";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageTitles["/"],
    description:
      "We move dogs and cats abroad from India and into India, and sell the crates, bags and microchips they travel with.",
    isNoindex: args.location.search.includes("checkout="),
    structuredData: args.loaderData?.structuredData,
  });

export const handle: RouteHandle = { searchParams: { checkout: /^success$/ } };

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  return {
    coreServices: listCoreServices(),
    structuredData: [professionalService(origin), webSite(origin)],
  };
}

/** Its data never change. */
export const shouldRevalidate = () => false;

export default function Home({ loaderData: { coreServices } }: Route.ComponentProps) {
  return (
    <>
      {/* When it contains a notice, it takes the space below the header from the hero. */}
      <div className="bg-marigold-pale has-[[role=status]]:[&+section]:pt-0">
        <div className="mx-auto flow-root max-w-6xl px-4 not-empty:pt-[calc(var(--spacing-header)+1rem)] sm:px-6">
          <OrderThanks />
        </div>
      </div>
      <Hero />
      <TrustBadges />
      <Gallery postcards={gallery} />
      <PermitPromo />
      <CoreServices services={coreServices} />
      <Stats />
      <Process />
      <Testimonials />
      <Contact />
    </>
  );
}
