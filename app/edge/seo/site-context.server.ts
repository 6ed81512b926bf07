import { createContext, type MiddlewareFunction } from "react-router";
import type { Config } from "#edge/config.ts";

/** The configuration of the site as a whole; set for each request in workers/app.ts. */
export type SiteContext = {
  /** The canonical origin: `SITE_URL`, or the request's own if that is empty. */
  origin: string;
  chat: Config["chat"];
  stage: Config["stage"];
  /** The origins of the store's pictures. */
  imageOrigins: string[];
  /** Whether visitors get mails from us. */
  hasMail: boolean;
  /** Whether a form service passes enquiries on; otherwise they are mailed to the office. */
  hasFormService: boolean;
  /** Whether the page is for one visitor alone; it has no chat. */
  isPrivate: boolean;
  /** The path of the pages without the chat, on one of them. */
  chatFreeBelow?: string | undefined;
  /** Whether the page may have the service worker with which a visitor keeps it. */
  mayBeKept?: boolean | undefined;
};

export const siteContext = createContext<SiteContext>();

/** Keeps search engines away from a staging site. */
export const hideStaging: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  if (context.get(siteContext).stage === "staging") {
    response.headers.set("X-Robots-Tag", "noindex, nofollow");
  }
  return response;
};
