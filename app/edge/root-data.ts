import { useRouteLoaderData } from "react-router";
import type { UnfilledFact } from "#content/company/unfilled-facts.server.ts";
import type { Config } from "./config.ts";

/** The data of the root route's loader, for the page that is loaded first. */
export type RootData = {
  origin: string;
  chat: Config["chat"];
  isStaging: boolean;
  /** Whether visitors get mails from us. */
  hasMail: boolean;
  /** Whether a form service passes enquiries on; otherwise they are mailed to the office. */
  hasFormService: boolean;
  /** Whether the page is for one visitor alone. */
  isPrivate: boolean;
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
