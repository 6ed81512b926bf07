import { cachedAs } from "~/edge/cache-policy";
import { siteContext } from "~/seo/site-context.server";
import { renderSiteMap, siteMapHeaders } from "~/site-map/render-site-map.server";
import { sitePaths } from "~/site-map/site-pages.server";
import type { Route } from "./+types/sitemap-xml";

export function loader({ context }: Route.LoaderArgs) {
  const changedOn = new Date();
  const entries = sitePaths.map((path) => ({ path, changedOn }));
  return new Response(renderSiteMap(context.get(siteContext).origin, entries), {
    // Contains today's date, so it must not be cached for days.
    headers: { ...siteMapHeaders, ...cachedAs("shop") },
  });
}
