import { createContext } from "react-router";
import type { Config } from "#edge/config.ts";
import type { Catalogue } from "./catalogue/catalogue.server.ts";
import type { StoreClient } from "./catalogue/store/store-client.server.ts";

/** The parts of the shop that loaders and actions use; workers/app.ts sets them for each request. */
export type ShopContext = {
  catalogue: Catalogue;
  store: StoreClient;
  /** The hosts of the store's payment pages; null for any. */
  paymentHosts: Config["paymentHosts"];
  /** The store's ids of the crates and of what goes into them. */
  crateProducts: Config["crateProducts"];
  checkoutRateLimit: RateLimit;
  offersRateLimit: RateLimit;
  /** Limits the calls to the store for products that may be made up. */
  productMissRateLimit: RateLimit;
};

export const shopContext = createContext<ShopContext>();
