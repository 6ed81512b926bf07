import { useRouteLoaderData } from "react-router";
import type { UnfilledFact } from "#content/company/unfilled-facts.server.ts";
import type { SiteContext } from "./seo/site-context.server.ts";

/** The data of the root route's loader, for the page that is loaded first. */
export type RootData = Pick<
  SiteContext,
  "origin" | "chat" | "hasMail" | "hasFormService" | "isPrivate"
> & {
  isStaging: boolean;
  /** The path of the pages without the chat, on one of them. */
  chatFreeBelow: string | null;
  unfilledFacts: UnfilledFact[];
  /** The picture that social networks show for the page. */
  socialImage: { path: string; url: string } | null;
};

/** Undefined if the root route itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
