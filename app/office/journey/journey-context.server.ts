import { createContext } from "react-router";
import type { Journeys } from "./journeys.server.ts";

/** Set for each request in workers/app.ts. Not in journeys.server.ts, which tests in workerd load without React. */
export const journeyContext = createContext<{ journeys: Journeys }>();
