import { createContext } from "react-router";
import type { Offers } from "./offers.server.ts";

/** Set for each request in workers/app.ts. Not in offers.server.ts, which tests in workerd load without React. */
export const offerContext = createContext<{ offers: Offers }>();
