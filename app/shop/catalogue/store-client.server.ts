import type { Product, ProductSummary } from "../product/product";
import { isProductId } from "../product/product-address";
import {
  isInsufficientInventory,
  parseCheckoutUrl,
  parseProductAnswer,
  parseProductPage,
} from "./store-answers.server";
import { StoreError } from "./store-error";
import {
  getJson,
  postJson,
  readJson,
  readJsonIfAny,
  refusal,
  storeDeadline,
} from "./store-request.server";

const pageSize = 100;
const maxProducts = 1_000;
/** More than a store needs that gives half of what it is asked for; a count may be wrong. */
const maxPages = 20;

export type StoreOrder = {
  items: { variantId: string; quantity: number }[];
  successUrl: string;
  cancelUrl: string;
  /** BCP 47 tag of the browser. */
  locale: string;
  /** IANA name of the browser's time zone. */
  timeZone: string;
};

export type CheckoutOutcome = { kind: "created"; url: string } | { kind: "insufficient-inventory" };

export type StoreClient = ReturnType<typeof createStoreClient>;

/**
 * The calls that the site makes to the hosted store (specification, section 7). Each takes at most
 * four seconds, its second try and all pages of the list included, and throws a StoreError when the store fails or answers what cannot be read.
 */
export function createStoreClient(store: { apiUrl: string; storeId: string }) {
  const address = `${store.apiUrl}/store/${store.storeId}`;

  return {
    address,

    /** Every product that can be read, up to 1,000, in the store's order. */
    async listProducts(): Promise<ProductSummary[]> {
      const deadline = storeDeadline();
      const readPage = async (offset: number) => {
        const url = `${address}/products?offset=${offset}&limit=${pageSize}`;
        return parseProductPage(await getJson(url, deadline));
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
      // By id, since a product may move from one page to the next while they are read.
      const byId = new Map(
        pages.flatMap((page) => page.products).map((product) => [product.id, product]),
      );
      return [...byId.values()].slice(0, maxProducts);
    },

    /** The product, or null when the store does not have it. Ids of another form are not asked for. */
    async getProduct(id: string): Promise<Product | null> {
      if (!isProductId(id)) return null;
      try {
        return parseProductAnswer(await getJson(`${address}/products/${id}`, storeDeadline()));
      } catch (error) {
        if (error instanceof StoreError && error.status === 404) return null;
        throw error;
      }
    },

    /** Asks for the hosted payment page of an order. A checkout is never tried twice. */
    async createCheckout(order: StoreOrder): Promise<CheckoutOutcome> {
      const { items, ...rest } = order;
      const answer = await postJson(
        `${address}/checkout`,
        {
          items: items.map((item) => ({ variant_id: item.variantId, quantity: item.quantity })),
          ...rest,
        },
        storeDeadline(),
      );
      if (answer.isOk) return { kind: "created", url: parseCheckoutUrl(readJson(answer)) };
      if (isInsufficientInventory(readJsonIfAny(answer))) {
        return { kind: "insufficient-inventory" };
      }
      throw refusal(answer);
    },
  };
}
