import * as v from "valibot";
import { isProductId } from "../product/product-id";

// What the hosted store sends (store API). Only store-answers.server.ts reads these names.

const optionalText = v.nullish(v.string(), null);
const requiredText = v.nullish(v.string(), "");
const optionalNumber = v.nullish(v.number(), null);
const orderNumber = v.nullish(v.number(), 0);
const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A list of such items; what is none of them is left out. */
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((entries) =>
      entries.flatMap((entry) => {
        const result = v.safeParse(item, entry);
        return result.success ? [result.output] : [];
      }),
    ),
  );

/** A list that the product can do without. */
const sideList = <Item extends v.GenericSchema>(item: Item) => v.fallback(list(item), []);

const anyId = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const rawPriceSchema = v.object({
  amount: v.nullish(cents, null),
  sale_amount: v.nullish(cents, null),
  currency_code: optionalText,
  currency: v.nullish(
    v.object({ code: optionalText, symbol: optionalText, template: optionalText }),
    null,
  ),
});

const rawVariantSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  title: requiredText,
  image_url: optionalText,
  sku: optionalText,
  // Not a list to leave a bad one out of: the first is the one that counts.
  prices: v.nullish(v.array(rawPriceSchema), []),
  manage_inventory: v.nullish(v.boolean(), false),
  inventory_quantity: optionalNumber,
  weight: optionalNumber,
  options: list(
    v.object({
      id: requiredText,
      option_id: v.string(),
      variant_id: requiredText,
      value: v.string(),
    }),
  ),
});

/** The site shows pictures only. */
const rawPicturesSchema = list(
  v.object({
    url: v.string(),
    order: orderNumber,
    type: v.pipe(
      requiredText,
      v.check((type) => type !== "video"),
    ),
  }),
);

export const rawProductSchema = v.object({
  id: v.pipe(v.string(), v.check(isProductId, "not a product id")),
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  subtitle: optionalText,
  ribbon_text: optionalText,
  description: requiredText,
  thumbnail: optionalText,
  status: optionalText,
  purchasable: v.nullish(v.boolean(), true),
  order: orderNumber,
  site_product_selection: optionalText,
  images: rawPicturesSchema,
  media: v.nullish(rawPicturesSchema),
  options: list(
    v.object({
      id: v.string(),
      title: requiredText,
      values: list(v.object({ value: v.string() })),
    }),
  ),
  variants: list(rawVariantSchema),
  product_collections: sideList(
    v.object({ product_id: requiredText, collection_id: anyId, order: orderNumber }),
  ),
  additional_info: sideList(
    v.object({
      id: anyId,
      order: orderNumber,
      title: requiredText,
      description: requiredText,
    }),
  ),
  type: v.nullish(v.object({ value: optionalText }), null),
  custom_fields: sideList(
    v.object({ id: anyId, title: requiredText, is_required: v.nullish(v.boolean(), false) }),
  ),
  related_products: sideList(
    v.object({
      id: anyId,
      section_title: optionalText,
      related_type: optionalText,
      related_id: anyId,
      position: orderNumber,
    }),
  ),
  updated_at: optionalText,
  created_at: optionalText,
  deleted_at: optionalText,
});

export const rawProductPageSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  products: v.array(v.unknown()),
});

export const rawProductAnswerSchema = v.object({ product: v.nullable(rawProductSchema) });

export const rawCheckoutAnswerSchema = v.object({ url: v.nullish(v.string(), null) });

export const rawRefusalSchema = v.object({ code: v.nullish(v.string(), null) });

export type RawProduct = v.InferOutput<typeof rawProductSchema>;
export type RawVariant = RawProduct["variants"][number];
