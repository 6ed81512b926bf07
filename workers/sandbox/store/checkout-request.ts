import * as v from "valibot";

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

/** Strict, so that a client which sends an amount is told that prices are the store's. */
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

export type CheckoutRequest = v.InferOutput<typeof checkoutRequestSchema>;
