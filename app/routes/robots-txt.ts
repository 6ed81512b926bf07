import { href } from "react-router";
import { contentResponse } from "#edge/caching/cache-policy.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import type { Route } from "./+types/robots-txt";

/** Allows everything: pages that should not be listed say so in their head, which a robot has to read. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const lines = [
    "User-agent: *",
    "Allow: /",
    "",
    `Sitemap: ${origin}${href("/sitemap.xml")}`,
    `Sitemap: ${origin}${href("/sitemap-products.xml")}`,
    "",
  ];
  return contentResponse(lines.join("\n"));
}
