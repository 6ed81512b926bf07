import * as v from "valibot";

// Written from the API's documentation, not from the types of this store. Strict, so that extra fields are
// found as well as missing ones.
const isoDate = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

function idOf(prefix: string) {
  return v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_01[0-9A-Z]{24}$`)));
}

const optionValue = v.strictObject({
  id: idOf("optval"),
  option_id: idOf("opt"),
  variant_id: idOf("variant"),
  value: v.pipe(v.string(), v.nonEmpty()),
});

const price = v.strictObject({
  amount: count,
  sale_amount: v.nullable(count),
  currency_code: v.literal("inr"),
  currency: v.looseObject({
    code: v.literal("INR"),
    symbol: v.literal("₹"),
    template: v.literal("₹$1"),
    decimal_digits: v.literal(2),
  }),
});

const variant = v.strictObject({
  id: idOf("variant"),
  title: v.pipe(v.string(), v.nonEmpty()),
  image_url: v.nullable(v.pipe(v.string(), v.url())),
  sku: v.nullable(v.string()),
  prices: v.pipe(v.array(price), v.minLength(1)),
  manage_inventory: v.boolean(),
  inventory_quantity: v.nullable(count),
  weight: v.nullable(count),
  options: v.array(optionValue),
});

const pictures = v.array(
  v.strictObject({
    url: v.pipe(v.string(), v.url()),
    order: count,
    type: v.picklist(["image", "video"]),
  }),
);

const common = {
  id: idOf("prod"),
  title: v.pipe(v.string(), v.nonEmpty()),
  subtitle: v.nullable(v.string()),
  ribbon_text: v.nullable(v.string()),
  description: v.pipe(v.string(), v.nonEmpty()),
  thumbnail: v.nullable(v.pipe(v.string(), v.url())),
  purchasable: v.boolean(),
  order: count,
  site_product_selection: v.nullable(v.string()),
  options: v.array(
    v.strictObject({ id: idOf("opt"), title: v.string(), values: v.array(optionValue) }),
  ),
  variants: v.array(variant),
  product_collections: v.array(
    v.strictObject({ product_id: idOf("prod"), collection_id: idOf("pcol"), order: count }),
  ),
  additional_info: v.array(
    v.strictObject({ id: v.string(), order: count, title: v.string(), description: v.string() }),
  ),
  type: v.strictObject({ value: v.picklist(["physical", "digital"]) }),
  custom_fields: v.array(
    v.strictObject({ id: v.string(), title: v.string(), is_required: v.boolean() }),
  ),
  related_products: v.array(
    v.strictObject({
      id: v.string(),
      section_title: v.string(),
      related_type: v.string(),
      related_id: idOf("prod"),
      position: count,
    }),
  ),
};

export const listResponseSchema = v.strictObject({
  count,
  offset: count,
  limit: count,
  products: v.array(v.strictObject({ ...common, images: pictures })),
});

export const productResponseSchema = v.strictObject({
  product: v.strictObject({
    ...common,
    media: pictures,
    status: v.string(),
    created_at: isoDate,
    updated_at: isoDate,
    deleted_at: v.nullable(isoDate),
    metadata: v.nullable(v.record(v.string(), v.unknown())),
  }),
});
