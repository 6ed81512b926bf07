import { href } from "react-router";
import { isVariantId } from "#shop/product/product-address.ts";

// A link to a basket is /cart?add=variant_1:2,variant_2:1. Opening it changes nothing: the buyer is asked first.

/** A variant of the link, and how many of it. */
export type AskedVariant = { variantId: string; quantity: number };

const maxLines = 20;

/** The variants that the text names, each once; or the reason why it cannot be read, for the buyer. */
export function readBasket(text: string): { asked: AskedVariant[] } | { problem: string } {
  const asked = new Map<string, number>();
  for (const part of text.split(",")) {
    const [variantId = "", written = "", ...more] = part.split(":");
    if (!isVariantId(variantId) || more.length > 0) {
      return { problem: "This link is not complete. Please ask for a new one where you got it." };
    }
    const quantity = (asked.get(variantId) ?? 0) + Number(written);
    if (!/^[1-9]\d*$/.test(written) || !Number.isSafeInteger(quantity)) {
      return { problem: "A quantity in this link is not a whole number above 0." };
    }
    asked.set(variantId, quantity);
  }
  if (asked.size > maxLines) {
    return { problem: `A link has at most ${maxLines} different things; this one has more.` };
  }
  return { asked: [...asked].map(([variantId, quantity]) => ({ variantId, quantity })) };
}

export function basketPath(asked: AskedVariant[]): string {
  const add = asked.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join();
  return `${href("/cart")}?${new URLSearchParams({ add })}`;
}
