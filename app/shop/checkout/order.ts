import * as v from "valibot";
import { cartItemSchema } from "../cart/cart";

/** What the cart held, at the prices of the payment page, when the buyer went there. */
const orderSchema = v.object({
  items: v.pipe(v.array(cartItemSchema), v.minLength(1)),
  startedAtMs: v.number(),
});

export type Order = v.InferOutput<typeof orderSchema>;

/** The order that the browser has stored; null if there is none or it cannot be read. */
export function parseOrder(json: string | null): Order | null {
  try {
    const result = v.safeParse(orderSchema, JSON.parse(json ?? "null"));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
