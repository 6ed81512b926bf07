import * as v from "valibot";

const maxLines = 200;

const shortText = (maxLength: number, message: string) =>
  v.pipe(v.string(message), v.trim(), v.minLength(1, message), v.maxLength(maxLength, message));

/** What the browser sends to the checkout action: what to buy and where the buyer is, never an amount. */
export const checkoutRequestSchema = v.object(
  {
    items: v.pipe(
      v.array(
        v.object(
          {
            variantId: shortText(200, "A line of the cart names no product."),
            quantity: v.pipe(
              v.number("A quantity is not a number."),
              v.safeInteger("A quantity is not a whole number."),
              v.minValue(1, "A quantity is less than 1."),
            ),
          },
          "A line of the cart cannot be read.",
        ),
        "The cart cannot be read.",
      ),
      v.minLength(1, "The cart is empty."),
      v.maxLength(maxLines, `The cart has more than ${maxLines} lines.`),
    ),
    locale: shortText(50, "The browser's language is missing."),
    timeZone: shortText(100, "The browser's time zone is missing."),
  },
  "The order cannot be read.",
);

export type CheckoutRequest = v.InferOutput<typeof checkoutRequestSchema>;
