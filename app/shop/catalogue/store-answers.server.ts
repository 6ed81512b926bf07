import * as v from "valibot";
import { log } from "~/log/log.server";
import { formatMoney } from "../product/money";
import { formatListedPrice, hasDearerVariant } from "../product/price";
import type { Product, ProductSummary, Variant } from "../product/product";
import { preview } from "./preview.server";
import { htmlToText, sanitiseHtml } from "./product-html.server";
import { StoreError } from "./store-error";
import {
  type RawProduct,
  type RawVariant,
  rawCheckoutAnswerSchema,
  rawProductAnswerSchema,
  rawProductPageSchema,
  rawProductSchema,
  rawRefusalSchema,
} from "./store-schema.server";

const defaultCurrency = "eur";

function toVariant(raw: RawVariant): Variant {
  const price = raw.prices[0];
  const priceCents = price?.amount ?? null;
  const salePriceCents = price?.sale_amount ?? null;
  const currencyInfo = price?.currency ?? null;
  const format = (amountCents: number | null) =>
    amountCents === null ? null : formatMoney(amountCents, currencyInfo);
  return {
    id: raw.id,
    title: raw.title,
    imageUrl: raw.image_url,
    sku: raw.sku,
    priceCents,
    salePriceCents,
    currency: price?.currency_code || defaultCurrency,
    currencyInfo,
    priceFormatted: format(priceCents),
    salePriceFormatted: format(salePriceCents),
    managesInventory: raw.manage_inventory,
    inventoryQuantity: raw.inventory_quantity,
    options: raw.options.map((option) => ({ optionId: option.option_id, value: option.value })),
  };
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

function toProduct(raw: RawProduct): Product {
  return {
    id: raw.id,
    title: raw.title,
    subtitle: raw.subtitle,
    ribbonText: raw.ribbon_text,
    descriptionHtml: sanitiseHtml(raw.description),
    descriptionText: htmlToText(raw.description),
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
      descriptionHtml: sanitiseHtml(info.description),
    })),
    updatedAt: raw.updated_at,
    deletedAt: raw.deleted_at,
  };
}

const previewLength = 100;

function toSummary(raw: RawProduct): ProductSummary {
  const priced = {
    siteProductSelection: raw.site_product_selection,
    variants: raw.variants.map(toVariant),
  };
  return {
    id: raw.id,
    title: raw.title,
    subtitle: raw.subtitle,
    ribbonText: raw.ribbon_text,
    descriptionPreview: preview(htmlToText(raw.description), previewLength),
    image: raw.thumbnail ?? raw.images.toSorted(byOrder)[0]?.url ?? null,
    priceFormatted: formatListedPrice(priced),
    hasDearerVariant: hasDearerVariant(priced),
  };
}

function parse<Schema extends v.GenericSchema>(schema: Schema, answer: unknown) {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  throw new StoreError(`The store's answer has an unknown shape: ${describe(result.issues)}`);
}

function describe(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return `${v.getDotPath(issues[0]) ?? "answer"}: ${issues[0].message}`;
}

/**
 * One page of the list. A product that cannot be read is left out and logged.
 * @throws StoreError when there are products and not one can be read
 */
export function parseProductPage(answer: unknown) {
  const page = parse(rawProductPageSchema, answer);
  const products = page.products.flatMap((raw, index) => {
    try {
      return [convert(toSummary, parse(rawProductSchema, raw))];
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      log.warn("A product was left out of a list", { index, error });
      return [];
    }
  });
  if (page.products.length > 0 && products.length === 0) {
    throw new StoreError("Not one product of the store's list can be read");
  }
  return { count: page.count, receivedCount: page.products.length, products };
}

/** The product, or null where the store answers with none. */
export function parseProductAnswer(answer: unknown): Product | null {
  const { product } = parse(rawProductAnswerSchema, answer);
  return product && convert(toProduct, product);
}

function convert<Result>(to: (raw: RawProduct) => Result, raw: RawProduct): Result {
  try {
    return to(raw);
  } catch (error) {
    // HTML nested deeper than the stack reaches.
    if (!(error instanceof RangeError)) throw error;
    throw new StoreError(`The texts of ${raw.id} cannot be read`, { cause: error });
  }
}

/** @throws StoreError 'Checkout URL not found.' (specification, section 8) */
export function parseCheckoutUrl(answer: unknown): string {
  const { url } = parse(rawCheckoutAnswerSchema, answer);
  if (!url) throw new StoreError("Checkout URL not found.");
  return url;
}

export function isInsufficientInventory(answer: unknown): boolean {
  const result = v.safeParse(rawRefusalSchema, answer);
  return result.success && result.output.code === "insufficient_inventory";
}
