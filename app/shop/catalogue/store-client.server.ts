import { isProductId, type Product, type ProductSummary } from "../product/product";
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
  readRefusal,
  refusal,
  storeDeadline,
} from "./store-request.server";

const pageSize = 100;
const maxProducts = 1_000;

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
 * four seconds in all and throws a StoreError when the store fails or answers what cannot be read.
 */
export function createStoreClient(store: { apiUrl: string; storeId: string }) {
  const address = `${store.apiUrl}/store/${store.storeId}`;

  return {
    address,

    /** Every product that can be read, up to 1,000, in the store's order. */
    async listProducts(): Promise<ProductSummary[]> {
      const deadline = storeDeadline();
      // By id, since a product may move from one page to the next while they are read.
      const products = new Map<string, ProductSummary>();
      let offset = 0;
      let count = 0;
      do {
        const url = `${address}/products?offset=${offset}&limit=${pageSize}`;
        const page = parseProductPage(await getJson(url, deadline));
        if (page.receivedCount === 0) break;
        for (const product of page.products) products.set(product.id, product);
        offset += page.receivedCount;
        count = Math.min(page.count, maxProducts);
      } while (offset < count);
      return [...products.values()].slice(0, maxProducts);
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
      const response = await postJson(
        `${address}/checkout`,
        {
          items: items.map((item) => ({ variant_id: item.variantId, quantity: item.quantity })),
          ...rest,
        },
        storeDeadline(),
      );
      if (response.ok) return { kind: "created", url: parseCheckoutUrl(await readJson(response)) };
      if (isInsufficientInventory(await readRefusal(response))) {
        return { kind: "insufficient-inventory" };
      }
      throw refusal(response);
    },
  };
}
