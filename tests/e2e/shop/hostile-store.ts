import { randomId } from "#workers/sandbox/ids.ts";

const rupees = { code: "INR", symbol: "₹", template: "₹$1" };
const prices = [{ amount: 100, sale_amount: null, currency_code: "inr", currency: rupees }];

/** A product as the store sends it, with the payloads in each of its texts. */
export function hostileProduct(payloads: string[]) {
  const all = payloads.join(" ");
  const options = payloads.map((value) => ({ id: randomId("opt"), title: value, value }));
  return {
    id: randomId("prod"),
    title: all,
    subtitle: all,
    ribbon_text: all,
    description: payloads.join("\n"),
    thumbnail: payloads[0],
    media: payloads.map((url, order) => ({ url, order, type: "image" })),
    options: options.map(({ id, title, value }) => ({ id, title, values: [{ value }] })),
    variants: [
      { id: randomId("variant"), title: all, image_url: all, prices, options: [] },
      ...options.map(({ id, value }) => ({
        id: randomId("variant"),
        title: value,
        prices,
        options: [{ option_id: id, value }],
      })),
    ],
    additional_info: payloads.map((payload, order) => ({
      id: String(order),
      order,
      title: payload,
      description: payload,
    })),
  };
}

type HostileProduct = ReturnType<typeof hostileProduct>;

// Faults that make the sandbox list and sell these products (workers/sandbox/README.md).

export const listingFault = (products: HostileProduct[]) => ({
  path: "/store/*/products",
  kind: "json",
  body: { count: products.length, products },
});

export const sellingFault = (product: HostileProduct) => ({
  path: `/store/*/products/${product.id}`,
  kind: "json",
  body: { product },
});
