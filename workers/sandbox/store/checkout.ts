import * as v from "valibot";
import { findVariant } from "../catalogue/catalogue";
import type { OrderLine } from "../payment/order";

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const webAddressSchema = v.pipe(
  v.string("Expected text."),
  v.maxLength(2000, "Expected at most 2000 characters."),
  v.check(isWebAddress, "Expected an absolute http or https URL."),
);

const shortTextSchema = v.pipe(
  v.string("Expected text."),
  v.nonEmpty("Expected a value."),
  v.maxLength(100, "Expected at most 100 characters."),
);

const quantitySchema = v.pipe(
  v.number("Expected a number."),
  v.integer("Expected a whole number."),
  v.minValue(1, "Expected 1 or more."),
  v.maxValue(1_000_000, "Expected 1000000 or less."),
);

/** Strict, so that a client that sends an amount gets an error: prices come from the store. */
export const checkoutRequestSchema = v.strictObject({
  items: v.pipe(
    v.array(v.strictObject({ variant_id: v.string(), quantity: quantitySchema })),
    v.minLength(1, "Expected at least one item."),
    v.maxLength(200, "Expected at most 200 items."),
  ),
  successUrl: webAddressSchema,
  cancelUrl: webAddressSchema,
  locale: shortTextSchema,
  timeZone: shortTextSchema,
});

type CheckoutRequest = v.InferOutput<typeof checkoutRequestSchema>;

interface Rejection {
  status: 400 | 409;
  code: "variant_not_found" | "product_not_purchasable" | "insufficient_inventory";
  message: string;
}

type PricedOrder =
  | { rejection: Rejection }
  | { rejection: null; lines: OrderLine[]; totalPaise: number };

/** Prices an order from the catalogue. The stock check counts all lines of a variant together. */
export function priceOrder(items: CheckoutRequest["items"]): PricedOrder {
  const lines: OrderLine[] = [];
  const quantityByVariantId = new Map<string, number>();

  for (const { variant_id: variantId, quantity } of items) {
    const found = findVariant(variantId);
    if (found === undefined) {
      return reject(400, "variant_not_found", `There is no variant ${variantId} in this store.`);
    }
    const { product, variant } = found;
    if (product.isPurchasable === false) {
      return reject(400, "product_not_purchasable", `${product.title} cannot be bought online.`);
    }
    const wanted = (quantityByVariantId.get(variantId) ?? 0) + quantity;
    quantityByVariantId.set(variantId, wanted);
    if (variant.stock !== undefined && wanted > variant.stock) {
      const subject = `${product.title} (${variant.title})`;
      return reject(
        409,
        "insufficient_inventory",
        `Only ${variant.stock} of ${subject} left; ${wanted} were requested.`,
      );
    }
    const unitAmountPaise = variant.salePricePaise ?? variant.pricePaise;
    lines.push({
      variantId,
      productTitle: product.title,
      variantTitle: product.options.length > 0 ? variant.title : null,
      quantity,
      unitAmountPaise,
      lineAmountPaise: unitAmountPaise * quantity,
    });
  }

  const totalPaise = lines.reduce((sum, line) => sum + line.lineAmountPaise, 0);
  return { rejection: null, lines, totalPaise };
}

function reject(
  status: Rejection["status"],
  code: Rejection["code"],
  message: string,
): PricedOrder {
  return { rejection: { status, code, message } };
}
