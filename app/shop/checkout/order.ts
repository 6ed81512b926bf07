import * as v from "valibot";
import { clockInIndia } from "#edge/http/india-clock.ts";
import {
  cartCurrency,
  cartItemSchema,
  cartTotalCents,
  itemLabel,
  lineTotalCents,
} from "#shop/cart/cart.ts";
import { formatMoney } from "#shop/product/money.ts";
import { formatDate } from "#ui/text/date-words.ts";

/** The items of the cart, at the prices of the payment page, when the buyer went there. */
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

/** When the buyer went to pay, in India's time: "23 November 2026, 15:04 IST". We look orders up by it. */
export function formatOrderTime({ startedAtMs }: Order): string {
  const isoInIndia = clockInIndia(startedAtMs);
  return `${formatDate(isoInIndia)}, ${isoInIndia.slice(11, 16)} IST`;
}

/** Mail programs cut longer messages in links. */
const maxDescribedLines = 12;

/** The order in plain text, for a message about it. */
export function describeOrder({ items }: Order): string {
  const currency = cartCurrency(items);
  const lines = items
    .slice(0, maxDescribedLines)
    .map(
      (item) =>
        `${item.quantity} × ${itemLabel(item)}: ${formatMoney(lineTotalCents(item), currency)}`,
    );
  const restCount = items.length - lines.length;
  if (restCount > 0) lines.push(`and ${restCount} more`);
  return [...lines, `Total: ${formatMoney(cartTotalCents(items), currency)}`].join("\r\n");
}
