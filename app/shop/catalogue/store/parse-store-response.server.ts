import * as v from "valibot";
import { log } from "#edge/log/log.server.ts";
import type { SiteLimits } from "#shop/catalogue/html/merchant-html.server.ts";
import { htmlToText, previewText, sanitiseHtml } from "#shop/catalogue/html/product-html.server.ts";
import { hasDearerVariant, listedPrice } from "#shop/product/price.ts";
import type { ListedProduct, Product, Variant } from "#shop/product/product.ts";
import { listedAvailability } from "#shop/product/variant-choice.ts";
import { describeIssues } from "#ui/forms/checks/issues.ts";
import { StoreError } from "./store-error.ts";
import {
  type RawProduct,
  type RawVariant,
  rawCheckoutResponseSchema,
  rawErrorResponseSchema,
  rawProductPageSchema,
  rawProductResponseSchema,
  rawProductSchema,
} from "./store-schema.server.ts";

const defaultCurrency = "eur";
const previewLength = 100;

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

function toVariant(raw: RawVariant): Variant {
  const [price] = raw.prices;
  return {
    id: raw.id,
    title: raw.title,
    imageUrl: raw.image_url,
    sku: raw.sku,
    ...toPrices(price),
    currency: price?.currency_code || defaultCurrency,
    currencyInfo: price?.currency ?? null,
    managesInventory: raw.manage_inventory,
    inventoryQuantity: raw.inventory_quantity,
    options: raw.options.map((option) => ({ optionId: option.option_id, value: option.value })),
  };
}

/** A sale price that is not lower than the regular price is what the store asks for, but no sale. */
function toPrices(price: RawVariant["prices"][number] | undefined) {
  const regular = price?.amount ?? null;
  const sale = price?.sale_amount ?? null;
  const isReduced = sale === null || regular === null || sale < regular;
  return isReduced
    ? { priceCents: regular, salePriceCents: sale }
    : { priceCents: sale, salePriceCents: null };
}

function toProduct(raw: RawProduct, limits: SiteLimits): Product {
  return {
    id: raw.id,
    title: raw.title,
    subtitle: raw.subtitle,
    ribbonText: raw.ribbon_text,
    descriptionHtml: sanitiseHtml(raw.description, limits),
    descriptionText: htmlToText(raw.description, limits),
    image: raw.thumbnail,
    purchasable: raw.purchasable,
    siteProductSelection: raw.site_product_selection,
    images: (raw.media ?? raw.images).toSorted(byOrder).map(({ url }) => ({ url })),
    // The store repeats a value for each variant that has it.
    options: raw.options.map((option) => ({
      id: option.id,
      title: option.title,
      values: [...new Set(option.values.map(({ value }) => value))],
    })),
    variants: raw.variants.map(toVariant),
    additionalInfo: raw.additional_info.toSorted(byOrder).map((info) => ({
      id: info.id,
      title: info.title,
      descriptionHtml: sanitiseHtml(info.description, limits),
    })),
    requiredFields: raw.custom_fields
      .filter((field) => field.is_required)
      .map(({ title }) => title),
    relatedProductIds: relatedIds(raw),
    updatedAt: raw.updated_at,
    deletedAt: raw.deleted_at,
  };
}

function relatedIds({ id, related_products }: RawProduct): string[] {
  const inOrder = related_products.toSorted((a, b) => a.position - b.position);
  const ids = new Set(inOrder.map(({ related_id }) => related_id));
  ids.delete(id);
  return [...ids];
}

function toSummary(raw: RawProduct, limits: SiteLimits): ListedProduct {
  const sold = {
    purchasable: raw.purchasable,
    siteProductSelection: raw.site_product_selection,
    variants: raw.variants.map(toVariant),
  };
  return {
    id: raw.id,
    title: raw.title,
    subtitle: raw.subtitle,
    ribbonText: raw.ribbon_text,
    descriptionPreview: previewText(htmlToText(raw.description, limits), previewLength),
    image: raw.thumbnail ?? raw.images.toSorted(byOrder)[0]?.url ?? null,
    ...listedPrice(sold),
    hasDearerVariant: hasDearerVariant(sold),
    availability: listedAvailability(sold),
    collectionIds: raw.product_collections.map(({ collection_id }) => collection_id),
    variantIds: raw.variants.map(({ id }) => id),
  };
}

/**
 * Parses one page of the list. An invalid product is left out and logged.
 * @throws StoreError if the page has products and none of them is valid
 */
export function parseProductPage(response: unknown, limits: SiteLimits) {
  const page = parse(rawProductPageSchema, response);
  const products = page.products.flatMap((raw, index) => {
    try {
      return [convert(parse(rawProductSchema, raw), (valid) => toSummary(valid, limits))];
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      log.warn("A product was left out of a list", { index, error });
      return [];
    }
  });
  if (page.products.length > 0 && products.length === 0) {
    throw new StoreError("None of the products in the store's list is valid");
  }
  return { count: page.count, receivedCount: page.products.length, products };
}

/** The product, or null if the response has none. */
export function parseProduct(response: unknown, limits: SiteLimits): Product | null {
  const { product } = parse(rawProductResponseSchema, response);
  return product && convert(product, (valid) => toProduct(valid, limits));
}

/** @throws StoreError 'Checkout URL not found.' */
export function parseCheckoutUrl(response: unknown): string {
  const { url } = parse(rawCheckoutResponseSchema, response);
  if (!url) throw new StoreError("Checkout URL not found.");
  return url;
}

const itemErrors = new Map([
  ["insufficient_inventory", "insufficient-inventory" as const],
  ["variant_not_found", "refused" as const],
  ["product_not_purchasable", "refused" as const],
]);

/** How the store refuses an item of an order; null for any other error, which says nothing about the goods. */
export function parseItemError(response: unknown) {
  const { success, output } = v.safeParse(rawErrorResponseSchema, response);
  return (success && itemErrors.get(output.code ?? "")) || null;
}

function parse<Schema extends v.GenericSchema>(schema: Schema, response: unknown) {
  const result = v.safeParse(schema, response);
  if (result.success) return result.output;
  const [flaw] = describeIssues(result.issues, "response");
  throw new StoreError(`The store's response has an unexpected shape: ${flaw}`);
}

function convert<Result>(raw: RawProduct, to: (raw: RawProduct) => Result): Result {
  try {
    return to(raw);
  } catch (error) {
    // The HTML is nested too deeply for the call stack.
    if (!(error instanceof RangeError)) throw error;
    throw new StoreError(`The texts of ${raw.id} cannot be parsed`, { cause: error });
  }
}
