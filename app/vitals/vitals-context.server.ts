import { createContext } from "react-router";

/** What receiving reports of page speed needs; set per request in workers/app.ts. */
export type VitalsContext = {
  /** The routes that there can be reports of. */
  pageRoutes: string[];
  dataset: Pick<AnalyticsEngineDataset, "writeDataPoint">;
  rateLimit: RateLimit;
};

export const vitalsContext = createContext<VitalsContext>();
