import { createContext } from "react-router";
import type { Journeys } from "./journeys.server";

/** Set for each request in workers/app.ts. */
export const journeyContext = createContext<{ journeys: Journeys }>();
