import { siteOriginContext } from "~/seo/site-origin.server";
import { renderSiteMap } from "~/site-map/render-site-map.server";
import { listSitePages } from "~/site-map/site-pages.server";
import type { Route } from "./+types/sitemap-xml";

export function loader({ context }: Route.LoaderArgs) {
  const paths = Object.values(listSitePages())
    .flat()
    .map(({ path }) => path);
  return new Response(renderSiteMap(context.get(siteOriginContext), paths, new Date()), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
