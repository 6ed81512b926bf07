import * as v from "valibot";

const nullableText = v.nullable(v.string());

const currencyInfoSchema = v.object({
  code: nullableText,
  symbol: nullableText,
  /** The amount replaces `$1` in it. */
  template: nullableText,
});

const variantSchema = v.object({
  id: v.string(),
  title: v.string(),
  imageUrl: nullableText,
  sku: nullableText,
  /** Null when the store gave the variant no price; such a variant cannot be bought. */
  priceCents: v.nullable(v.number()),
  salePriceCents: v.nullable(v.number()),
  currency: v.string(),
  currencyInfo: v.nullable(currencyInfoSchema),
  priceFormatted: nullableText,
  salePriceFormatted: nullableText,
  managesInventory: v.boolean(),
  inventoryQuantity: v.nullable(v.number()),
  weightGrams: v.nullable(v.number()),
  options: v.array(
    v.object({
      id: v.string(),
      optionId: v.string(),
      variantId: v.string(),
      value: v.string(),
    }),
  ),
});

/**
 * A product as the site knows it (specification, section 3). The schema is also that of the copies
 * kept in KV. Texts named `…Html` are sanitised.
 */
export const productSchema = v.object({
  id: v.string(),
  title: v.string(),
  subtitle: nullableText,
  ribbonText: nullableText,
  descriptionHtml: v.string(),
  /** The description without its markup. */
  descriptionText: v.string(),
  image: nullableText,
  priceCents: v.nullable(v.number()),
  currency: v.string(),
  status: nullableText,
  purchasable: v.boolean(),
  order: v.number(),
  siteProductSelection: nullableText,
  type: nullableText,
  images: v.array(v.object({ url: v.string(), order: v.number(), type: v.string() })),
  options: v.array(v.object({ id: v.string(), title: v.string(), values: v.array(v.string()) })),
  variants: v.array(variantSchema),
  collections: v.array(
    v.object({ productId: v.string(), collectionId: v.string(), order: v.number() }),
  ),
  additionalInfo: v.array(
    v.object({ id: v.string(), order: v.number(), title: v.string(), descriptionHtml: v.string() }),
  ),
  customFields: v.array(v.object({ id: v.string(), title: v.string(), isRequired: v.boolean() })),
  relatedProducts: v.array(
    v.object({
      id: v.string(),
      sectionTitle: nullableText,
      relatedType: nullableText,
      relatedId: v.string(),
      position: v.number(),
    }),
  ),
  updatedAt: nullableText,
  createdAt: nullableText,
  deletedAt: nullableText,
});

/** What a list card shows of a product. */
export const productSummarySchema = v.object({
  id: v.string(),
  title: v.string(),
  subtitle: nullableText,
  ribbonText: nullableText,
  /** The description's first 100 characters as plain text. */
  descriptionPreview: v.string(),
  image: nullableText,
  priceFormatted: nullableText,
  /** Whether the price shown is the lowest of several. */
  hasDearerVariant: v.boolean(),
});

export type CurrencyInfo = v.InferOutput<typeof currencyInfoSchema>;
export type Variant = v.InferOutput<typeof variantSchema>;
export type Product = v.InferOutput<typeof productSchema>;
/** What the product's page shows of it. */
export type ProductView = Pick<
  Product,
  | "id"
  | "title"
  | "subtitle"
  | "ribbonText"
  | "descriptionHtml"
  | "image"
  | "images"
  | "purchasable"
  | "options"
  | "variants"
  | "additionalInfo"
> & { metaDescription: string };
export type ProductSummary = v.InferOutput<typeof productSummarySchema>;
