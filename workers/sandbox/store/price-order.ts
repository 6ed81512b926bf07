import { findVariant } from "../catalogue/catalogue";
import type { OrderLine } from "../payment/order";
import type { CheckoutRequest } from "./checkout-request";

export interface Refusal {
  status: 400 | 409;
  code: "variant_not_found" | "product_not_purchasable" | "insufficient_inventory";
  message: string;
}

export type PricedOrder =
  | { refusal: Refusal }
  | { refusal: null; lines: OrderLine[]; totalPaise: number };

/** Amounts and names come from the catalogue alone; stock is checked over all lines of a variant. */
export function priceOrder(items: CheckoutRequest["items"]): PricedOrder {
  const lines: OrderLine[] = [];
  const quantityByVariantId = new Map<string, number>();

  for (const { variant_id: variantId, quantity } of items) {
    const found = findVariant(variantId);
    if (found === undefined) {
      return refuse(400, "variant_not_found", `There is no variant ${variantId} in this store.`);
    }
    const { product, variant } = found;
    if (product.isPurchasable === false) {
      return refuse(400, "product_not_purchasable", `${product.title} cannot be bought online.`);
    }
    const wanted = (quantityByVariantId.get(variantId) ?? 0) + quantity;
    quantityByVariantId.set(variantId, wanted);
    if (variant.stock !== undefined && wanted > variant.stock) {
      const subject = `${product.title} (${variant.title})`;
      return refuse(
        409,
        "insufficient_inventory",
        `Only ${variant.stock} of ${subject} left; ${wanted} were asked for.`,
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
  return { refusal: null, lines, totalPaise };
}

function refuse(status: Refusal["status"], code: Refusal["code"], message: string): PricedOrder {
  return { refusal: { status, code, message } };
}
