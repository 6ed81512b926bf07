import { href } from "react-router";
import { cachedAs } from "~/edge/cache-policy";
import { siteContext } from "~/seo/site-context.server";
import type { Route } from "./+types/robots-txt";

/** What is not to be listed says so itself, which a robot has to be let in to read. */
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
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", ...cachedAs("content") },
  });
}
