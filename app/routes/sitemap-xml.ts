import { siteContext } from "~/seo/site-context.server";
import { renderSiteMap } from "~/site-map/render-site-map.server";
import { sitePaths } from "~/site-map/site-pages.server";
import type { Route } from "./+types/sitemap-xml";

export function loader({ context }: Route.LoaderArgs) {
  return new Response(renderSiteMap(context.get(siteContext).origin, sitePaths, new Date()), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
