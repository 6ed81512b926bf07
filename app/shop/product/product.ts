import * as v from "valibot";

/** Raise it when a schema of this file or the meaning of a field changes: KV entries of an older deployment are then ignored. */
export const schemaVersion = 6;

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
  /** Null if the store gave the variant no price; such a variant cannot be bought. */
  priceCents: v.nullable(v.number()),
  /** Lower than the regular price, if there is one. */
  salePriceCents: v.nullable(v.number()),
  currency: v.string(),
  currencyInfo: v.nullable(currencyInfoSchema),
  managesInventory: v.boolean(),
  /** Meaningless unless the store manages the variant's inventory. */
  inventoryQuantity: v.nullable(v.number()),
  options: v.array(v.object({ optionId: v.string(), value: v.string() })),
});

/**
 * The fields of a product that the site reads. KV caches products in this
 * shape. Texts named `…Html` are sanitised.
 */
export const productSchema = v.object({
  id: v.string(),
  title: v.string(),
  subtitle: nullableText,
  ribbonText: nullableText,
  descriptionHtml: v.string(),
  descriptionText: v.string(),
  image: nullableText,
  purchasable: v.boolean(),
  siteProductSelection: nullableText,
  images: v.array(v.object({ url: v.string() })),
  options: v.array(v.object({ id: v.string(), title: v.string(), values: v.array(v.string()) })),
  variants: v.array(variantSchema),
  additionalInfo: v.array(
    v.object({ id: v.string(), title: v.string(), descriptionHtml: v.string() }),
  ),
  /** The details that the buyer has to tell us, such as an engraving. Neither the shop nor the payment page asks for them. */
  requiredFields: v.array(v.string()),
  /** The related products, in the store's order. */
  relatedProductIds: v.array(v.string()),
  updatedAt: nullableText,
  deletedAt: nullableText,
});

/** The fields that a card of the product list shows. */
const productSummarySchema = v.object({
  id: v.string(),
  title: v.string(),
  subtitle: nullableText,
  ribbonText: nullableText,
  /** The first 100 characters of the description as plain text. */
  descriptionPreview: v.string(),
  image: nullableText,
  priceCents: v.nullable(v.number()),
  currencyInfo: v.nullable(currencyInfoSchema),
  /** The price shown is the lowest of several. */
  hasDearerVariant: v.boolean(),
  availability: v.picklist(["available", "sold-out", "on-enquiry"]),
  /** The list derives its kinds from them (app/content/shop/product-kinds.ts). */
  collectionIds: v.array(v.string()),
});

/** A product of the list, as KV has it. The ids of its variants stay on the server. */
export const listedProductSchema = v.object({
  ...productSummarySchema.entries,
  variantIds: v.array(v.string()),
});

export type CurrencyInfo = v.InferOutput<typeof currencyInfoSchema>;
export type Variant = v.InferOutput<typeof variantSchema>;
export type Product = v.InferOutput<typeof productSchema>;
export type ProductSummary = v.InferOutput<typeof productSummarySchema>;
export type ListedProduct = v.InferOutput<typeof listedProductSchema>;

/** The part of a product that its page sends to the browser. */
export type ProductView = Omit<
  Product,
  "descriptionText" | "siteProductSelection" | "relatedProductIds" | "updatedAt" | "deletedAt"
>;

export function toProductView(product: Product): ProductView {
  const {
    descriptionText,
    siteProductSelection,
    relatedProductIds,
    updatedAt,
    deletedAt,
    ...shown
  } = product;
  return shown;
}
