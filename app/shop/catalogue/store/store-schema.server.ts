import * as v from "valibot";
import { decodeEntities } from "#shop/catalogue/html/product-html.server.ts";
import { isProductId } from "#shop/product/product-address.ts";

// The wire format of the hosted store: the fields that the site reads.
// Only parse-store-response.server.ts knows these names.

const optionalText = v.nullish(v.string(), null);
const requiredText = v.nullish(v.string(), "");
/** Text that is no HTML, although the store writes some of its characters as entities. */
const label = v.pipe(v.string(), v.transform(decodeEntities));
const optionalLabel = v.nullish(label, null);
const requiredLabel = v.nullish(label, "");
const filledLabel = v.pipe(label, v.trim(), v.minLength(1));
const orderNumber = v.nullish(v.number(), 0);
/** A cart of 200 lines, 99 of each, has an exact total. */
const maxCents = 100_000_000_000;
const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxCents));

/** The time to make HTML safe grows with the square of its tags: 30,000 of them took ten seconds. */
const maxTags = 2_000;
const merchantHtml = v.pipe(
  requiredText,
  v.check((html) => html.split("<").length <= maxTags, "too many tags"),
);

/** A list whose invalid items are left out. */
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
  title: requiredLabel,
  image_url: optionalText,
  sku: optionalText,
  // An invalid price invalidates the variant: without it, the second price would count as the first.
  prices: v.nullish(v.array(rawPriceSchema), []),
  manage_inventory: v.nullish(v.boolean(), false),
  inventory_quantity: v.nullish(v.number(), null),
  options: list(v.object({ option_id: v.string(), value: label })),
});

/** Pictures without the videos, which the site does not show. */
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
  title: filledLabel,
  subtitle: optionalLabel,
  ribbon_text: optionalLabel,
  description: merchantHtml,
  thumbnail: optionalText,
  purchasable: v.nullish(v.boolean(), true),
  site_product_selection: optionalText,
  images: rawPicturesSchema,
  media: v.nullish(rawPicturesSchema),
  options: list(
    v.object({
      id: v.string(),
      title: requiredLabel,
      values: list(v.object({ value: label })),
    }),
  ),
  variants: list(rawVariantSchema),
  // Decides only the kinds that a product is listed under.
  product_collections: v.fallback(list(v.object({ collection_id: v.string() })), []),
  // A product is shown without its related products if they are not a list.
  related_products: v.fallback(
    list(
      v.object({
        related_type: v.literal("product"),
        related_id: v.pipe(v.string(), v.check(isProductId)),
        position: orderNumber,
      }),
    ),
    [],
  ),
  // A product is sold without its custom fields if they are not a list.
  custom_fields: v.fallback(
    list(v.object({ title: filledLabel, is_required: v.nullish(v.boolean(), false) })),
    [],
  ),
  // A product is shown without its additional information if that is not a list.
  additional_info: v.fallback(
    list(
      v.object({
        id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
        order: orderNumber,
        title: requiredLabel,
        description: merchantHtml,
      }),
    ),
    [],
  ),
  updated_at: optionalText,
  deleted_at: optionalText,
});

export const rawProductPageSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  products: v.array(v.unknown()),
});

export const rawProductResponseSchema = v.object({ product: v.nullable(rawProductSchema) });

export const rawCheckoutResponseSchema = v.object({ url: v.nullish(v.string(), null) });

export const rawErrorResponseSchema = v.object({ code: v.nullish(v.string(), null) });

export type RawProduct = v.InferOutput<typeof rawProductSchema>;
export type RawVariant = RawProduct["variants"][number];
