import { listArticles } from "~/blog/articles.server";
import { listChanges } from "~/blog/changes.server";
import { renderFeed } from "~/blog/feed.server";
import { contentResponse } from "~/edge/cache-policy";
import { siteContext } from "~/seo/site-context.server";
import type { Route } from "./+types/feed";

export function loader({ context }: Route.LoaderArgs) {
  const feed = renderFeed(context.get(siteContext).origin, [...listArticles(), ...listChanges()]);
  return contentResponse(feed, "application/atom+xml");
}
