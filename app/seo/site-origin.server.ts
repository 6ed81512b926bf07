import { createContext } from "react-router";

/** The site's canonical origin: `SITE_URL`, or the request's own where that is not set. */
export const siteOriginContext = createContext<string>();
