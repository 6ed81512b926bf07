import { contentResponse } from "#edge/caching/cache-policy.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { renderSummary } from "#pages/site-map/site-pages.server.ts";
import type { Route } from "./+types/llms-txt";

/** A summary of the site for language models (llmstxt.org). */
export const loader = ({ context }: Route.LoaderArgs) =>
  contentResponse(renderSummary(context.get(siteContext).origin));
