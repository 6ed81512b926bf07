import { parseJson } from "#edge/http/limited-body.server.ts";
import type { SiteLimits } from "#shop/catalogue/html/merchant-html.server.ts";
import type { ListedProduct, Product } from "#shop/product/product.ts";
import { isProductId } from "#shop/product/product-address.ts";
import {
  parseCheckoutUrl,
  parseItemError,
  parseProduct,
  parseProductPage,
} from "./parse-store-response.server.ts";
import { StoreError } from "./store-error.ts";
import {
  getJson,
  httpError,
  postJson,
  requireJson,
  storeDeadline,
} from "./store-request.server.ts";

const pageSize = 100;
const maxProducts = 1_000;
/** Enough for pages of half the requested size; bounds the calls when the store's count is wrong. */
const maxPages = 20;

type StoreOrder = {
  items: { variantId: string; quantity: number }[];
  successUrl: string;
  cancelUrl: string;
  /** The browser's language as a BCP 47 tag. */
  locale: string;
  /** The browser's time zone by its IANA name. */
  timeZone: string;
};

type CheckoutOutcome =
  | { kind: "created"; url: string }
  | { kind: "insufficient-inventory" }
  /** The store does not sell one of the items. */
  | { kind: "refused"; error: StoreError };

export type StoreClient = ReturnType<typeof createStoreClient>;

/**
 * The calls to the hosted store. Each takes at most four seconds, including
 * the retry and all pages of the list, and throws a StoreError if the store fails or its response
 * cannot be parsed.
 */
export function createStoreClient(store: { apiUrl: string; storeId: string } & SiteLimits) {
  const address = `${store.apiUrl}/store/${store.storeId}`;

  return {
    address,

    /** Every valid product, up to 1,000, in the store's order. */
    async listProducts(): Promise<ListedProduct[]> {
      const deadline = storeDeadline();
      const readPage = async (offset: number) => {
        const url = `${address}/products?offset=${offset}&limit=${pageSize}`;
        return parseProductPage(await getJson(url, deadline), store);
      };
      const first = await readPage(0);
      const count = Math.min(first.count, maxProducts);
      const offsets: number[] = [];
      if (first.receivedCount > 0) {
        for (let offset = first.receivedCount; offset < count; offset += first.receivedCount) {
          offsets.push(offset);
        }
      }
      const pages = [first, ...(await Promise.all(offsets.slice(0, maxPages - 1).map(readPage)))];
      // By id, because a product may move to another page while the pages are read.
      const byId = new Map(
        pages.flatMap((page) => page.products).map((product) => [product.id, product]),
      );
      return [...byId.values()].slice(0, maxProducts);
    },

    /**
     * The product, or null if the store does not have it. A malformed id is not sent to the store.
     * @throws StoreError also for another product than the one that was asked for
     */
    async getProduct(id: string): Promise<Product | null> {
      if (!isProductId(id)) return null;
      try {
        const url = `${address}/products/${id}`;
        const product = parseProduct(await getJson(url, storeDeadline()), store);
        if (product && product.id !== id) throw new StoreError("The store sent another product");
        return product;
      } catch (error) {
        if (error instanceof StoreError && error.status === 404) return null;
        throw error;
      }
    },

    /** Creates the hosted payment page of an order. A checkout is never retried. */
    async createCheckout(order: StoreOrder): Promise<CheckoutOutcome> {
      const { items, ...rest } = order;
      const response = await postJson(
        `${address}/checkout`,
        {
          items: items.map((item) => ({ variant_id: item.variantId, quantity: item.quantity })),
          ...rest,
        },
        storeDeadline(),
      );
      if (response.isOk) return { kind: "created", url: parseCheckoutUrl(requireJson(response)) };
      const error = httpError(response);
      const itemError = parseItemError(parseJson(response.body ?? ""));
      if (itemError === "refused") return { kind: itemError, error };
      if (itemError) return { kind: itemError };
      throw error;
    },
  };
}
