import { contentResponse } from "#edge/caching/cache-policy.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { listArticles } from "#pages/blog/articles.server.tsx";
import { listChanges } from "#pages/blog/changes.server.ts";
import { renderFeed } from "#pages/blog/feed.server.ts";
import type { Route } from "./+types/feed";

export function loader({ context }: Route.LoaderArgs) {
  const feed = renderFeed(context.get(siteContext).origin, [...listArticles(), ...listChanges()]);
  return contentResponse(feed, "application/atom+xml");
}
