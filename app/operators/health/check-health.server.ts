import type { Outbox } from "~/enquiry/outbox.server";
import type { Catalogue } from "~/shop/catalogue/catalogue.server";
import type { StoreClient } from "~/shop/catalogue/store-client.server";
import { reachFormService } from "./form-service-reach.server";
import { overallStatus } from "./overall-status";
import { runCheck } from "./run-check.server";

/** What the site stands on. */
export type Grounds = {
  catalogue: Pick<Catalogue, "findListSavedAt">;
  store: Pick<StoreClient, "listProducts">;
  outbox: Pick<Outbox, "findWaiting">;
  formEndpoint: string;
};

/** Asks everything that the site stands on, at the same time, and waits for none of it longer than five seconds. */
export async function checkHealth({ catalogue, store, outbox, formEndpoint }: Grounds) {
  const [kv, database, theStore, formService] = await Promise.all([
    runCheck("kv", () => catalogue.findListSavedAt()),
    runCheck("database", () => outbox.findWaiting()),
    runCheck("store", () => store.listProducts()),
    runCheck("formService", () => reachFormService(formEndpoint)),
  ]);
  const waiting = database.value;
  return {
    status: overallStatus({
      kv: kv.report.status,
      database: database.report.status,
      store: theStore.report.status,
      formService: formService.report.status,
    }),
    checks: {
      kv: kv.report,
      database: database.report,
      store: theStore.report,
      formService: formService.report,
    },
    /** Null where the database cannot tell. */
    enquiries: waiting && {
      undelivered: waiting.count,
      oldestAgeSeconds: ageSeconds(waiting.oldestReceivedAt),
    },
    /** Null where there is no copy, or KV cannot tell. */
    catalogueAgeSeconds: ageSeconds(kv.value),
  };
}

function ageSeconds(sinceMs: number | null): number | null {
  return sinceMs === null ? null : Math.round((Date.now() - sinceMs) / 1_000);
}
