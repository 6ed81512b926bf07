import { createContext } from "react-router";
import type { Config } from "~/config";

/** Of the site as a whole; set per request in workers/app.ts. */
type SiteContext = {
  /** The canonical origin: `SITE_URL`, or the request's own where that is not set. */
  origin: string;
  chat: Config["chat"];
  stage: Config["stage"];
  /** Where the store keeps its pictures. */
  imageOrigins: string[];
};

export const siteContext = createContext<SiteContext>();
