import { cachedAs, productsTag } from "#edge/caching/cache-policy.ts";
import { neverCached } from "#edge/http/plain-response.ts";
import { log } from "#edge/log/log.server.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { renderSiteMap, siteMapHeaders } from "#pages/site-map/render-site-map.server.ts";
import { listProductPages } from "#shop/catalogue/catalogue.server.ts";
import { retryHeaders, StoreError } from "#shop/catalogue/store/store-error.ts";
import { shopContext } from "#shop/shop-context.server.ts";
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
