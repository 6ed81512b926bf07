import { createContext } from "react-router";
import type { DeployedVersion } from "./health/deployed-version";
import type { Purged } from "./purge.server";

/** What serves those who run the site; set per request in workers/app.ts. */
export type OperatorContext = {
  /** The secret that operators and the store's automations send; null where none is set. */
  hookToken: string | null;
  /** Which deployment answers. */
  version: DeployedVersion;
  /** Removes what carries one of the tags from the edge cache. */
  purgeTags: (tags: string[]) => Promise<Purged>;
};

export const operatorContext = createContext<OperatorContext>();
