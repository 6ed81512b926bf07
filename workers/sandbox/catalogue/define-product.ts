import { stableId } from "../ulid";
import { type ProductSlug, productIdBySlug } from "./product-slugs";

export interface VariantDefinition {
  /** One value per option group, in the groups' order; none for a product without options. */
  values?: Record<string, string>;
  pricePaise: number;
  salePricePaise?: number;
  /** Left out: the store does not count this variant's stock. */
  stock?: number;
  weightGrams?: number;
  /** The view that shows this very variant. */
  view?: string;
}

export interface ProductDefinition {
  slug: ProductSlug;
  title: string;
  subtitle?: string;
  ribbonText?: string;
  descriptionHtml: string;
  /** Names of the pictures in `pictures/{slug}/`; the first is the thumbnail. */
  views: [string, ...string[]];
  /** Position in the store; tens leave room between two products. */
  order: number;
  createdAt: string;
  updatedAt: string;
  variants: VariantDefinition[];
  type?: "physical" | "digital";
  isPurchasable?: boolean;
  siteProductSelection?: "lowest_price_first" | "first_variant";
  collections?: Collection[];
  additionalInfo?: { title: string; html: string }[];
  customFields?: { title: string; isRequired: boolean }[];
  related?: ProductSlug[];
  metadata?: Record<string, string>;
}

export type Collection = "crates" | "comfort" | "water" | "identity-and-papers";

export interface CatalogueOptionValue {
  id: string;
  optionId: string;
  variantId: string;
  value: string;
}

export interface CatalogueVariant extends VariantDefinition {
  id: string;
  title: string;
  sku: string;
  optionValues: CatalogueOptionValue[];
}

export interface CatalogueProduct extends Omit<ProductDefinition, "variants"> {
  id: string;
  options: { id: string; title: string; values: CatalogueOptionValue[] }[];
  variants: CatalogueVariant[];
}

function defineVariant(slug: ProductSlug, definition: VariantDefinition): CatalogueVariant {
  const values = Object.entries(definition.values ?? {});
  const seed = `${productIdBySlug[slug]}/${values.map(([, value]) => value).join("/")}`;
  const id = stableId("variant", seed);
  const skuParts = [slug, ...values.map(([, value]) => value.split(" (")[0] ?? value)];
  return {
    ...definition,
    id,
    title: values.map(([, value]) => value).join(" / ") || "Standard",
    sku: skuParts.join("-").replaceAll(" ", "-").toUpperCase(),
    optionValues: values.map(([title, value]) => ({
      id: stableId("optval", `${seed}/${title}`),
      optionId: optionId(slug, title),
      variantId: id,
      value,
    })),
  };
}

function optionId(slug: ProductSlug, title: string): string {
  return stableId("opt", `${productIdBySlug[slug]}/${title}`);
}

export function defineProduct(definition: ProductDefinition): CatalogueProduct {
  const variants = definition.variants.map((variant) => defineVariant(definition.slug, variant));
  const optionTitles = Object.keys(definition.variants[0]?.values ?? {});
  return {
    ...definition,
    id: productIdBySlug[definition.slug],
    descriptionHtml: definition.descriptionHtml.trim(),
    variants,
    options: optionTitles.map((title) => {
      const id = optionId(definition.slug, title);
      const values = variants.flatMap((variant) =>
        variant.optionValues.filter((value) => value.optionId === id),
      );
      return { id, title, values };
    }),
  };
}
