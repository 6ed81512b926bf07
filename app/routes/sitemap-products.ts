import { cachedAs, productsTag } from "~/edge/cache-policy";
import { neverCached } from "~/http/plain-response";
import { log } from "~/log/log.server";
import { siteContext } from "~/seo/site-context.server";
import { listProductPages } from "~/shop/catalogue/catalogue.server";
import { retryHeaders, StoreError } from "~/shop/catalogue/store-error";
import { shopContext } from "~/shop/shop-context.server";
import { renderSiteMap, siteMapHeaders } from "~/site-map/render-site-map.server";
import type { Route } from "./+types/sitemap-products";

export async function loader({ context }: Route.LoaderArgs) {
  try {
    const pages = await listProductPages(context.get(shopContext).catalogue);
    return new Response(renderSiteMap(context.get(siteContext).origin, pages), {
      headers: { ...siteMapHeaders, ...cachedAs("shop", [productsTag]) },
    });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error("The site map of the products could not be created", { error });
    return new Response("The store cannot be reached. Please try again later.", {
      status: 503,
      headers: { ...neverCached, ...retryHeaders(error) },
    });
  }
}
