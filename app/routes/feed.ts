import { listArticles } from "~/blog/articles.server";
import { renderFeed } from "~/blog/feed.server";
import { cachedAs } from "~/edge/cache-policy";
import { siteContext } from "~/seo/site-context.server";
import type { Route } from "./+types/feed";

export function loader({ context }: Route.LoaderArgs) {
  return new Response(renderFeed(context.get(siteContext).origin, listArticles()), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8", ...cachedAs("content") },
  });
}
