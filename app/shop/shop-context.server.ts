import { createContext } from "react-router";
import type { Catalogue } from "./catalogue/catalogue.server";
import type { StoreClient } from "./catalogue/store-client.server";

/** What loaders and actions may use of the shop; set per request in workers/app.ts. */
export type ShopContext = {
  catalogue: Catalogue;
  store: StoreClient;
  checkoutRateLimit: RateLimit;
};

export const shopContext = createContext<ShopContext>();
