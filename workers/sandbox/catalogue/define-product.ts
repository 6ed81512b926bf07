import { stableId } from "../ids";
import { productIds } from "../product-ids";

/** The slug of a product is also the name of its folder in pictures/. */
export const productIdBySlug = {
  microchip: productIds.microchip,
  "cabin-bag": productIds.cabinTravelBag,
  "iata-cr1-crate": productIds.cr1Crate,
  "large-dog-carrier": productIds.largeDogCarrier,
  "portable-bottle": productIds.portableBottle,
  "crate-bottle": productIds.crateBottle,
  "bowl-bottle": productIds.bowlBottle,
  "travel-harness": stableId("prod", "travel-harness"),
  "crate-pads": stableId("prod", "crate-pads"),
  "cooling-mat": stableId("prod", "cooling-mat"),
  "crate-bed": stableId("prod", "crate-bed"),
  "live-animal-labels": stableId("prod", "live-animal-labels"),
  "document-wallet": stableId("prod", "document-wallet"),
  "pet-id-tag": stableId("prod", "pet-id-tag"),
  "travel-planner": stableId("prod", "travel-planner"),
  "wooden-crate": stableId("prod", "wooden-crate"),
  "crate-bowls": stableId("prod", "crate-bowls"),
} as const;

export type ProductSlug = keyof typeof productIdBySlug;

export interface VariantDefinition {
  /** One value for each option, in the order of the options; omitted for a product without options. */
  values?: Record<string, string>;
  pricePaise: number;
  salePricePaise?: number;
  /** Omitted if the store does not track the stock of this variant. */
  stock?: number;
  weightGrams?: number;
  /** The view that shows this variant. */
  view?: string;
}

export interface ProductDefinition {
  slug: ProductSlug;
  title: string;
  subtitle?: string;
  ribbonText?: string;
  descriptionHtml: string;
  /** The pictures in `pictures/{slug}/`; the first is the thumbnail. */
  views: [string, ...string[]];
  /** The position in the store, in steps of ten to leave room between two products. */
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
