import { cachedAs } from "#edge/caching/cache-policy.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { renderSiteMap, siteMapHeaders } from "#pages/site-map/render-site-map.server.ts";
import { sitePaths } from "#pages/site-map/site-pages.server.ts";
import type { Route } from "./+types/sitemap-xml";

export function loader({ context }: Route.LoaderArgs) {
  const changedOn = new Date();
  const entries = sitePaths.map((path) => ({ path, changedOn }));
  return new Response(renderSiteMap(context.get(siteContext).origin, entries), {
    // Contains today's date, so it must not be cached for days.
    headers: { ...siteMapHeaders, ...cachedAs("shop") },
  });
}
