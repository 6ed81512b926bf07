import { contentResponse } from "~/edge/cache-policy";
import { siteContext } from "~/seo/site-context.server";
import { renderSummary } from "~/site-map/site-pages.server";
import type { Route } from "./+types/llms-txt";

/** A summary of the site for language models (llmstxt.org). */
export const loader = ({ context }: Route.LoaderArgs) =>
  contentResponse(renderSummary(context.get(siteContext).origin));
