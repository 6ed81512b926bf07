import type {
  CatalogueOptionValue,
  CatalogueProduct,
  CatalogueVariant,
} from "../catalogue/define-product";
import { productIdBySlug } from "../catalogue/define-product";
import { sandboxStoreId, stableId } from "../ids";
import type {
  RawListProduct,
  RawOptionValue,
  RawPicture,
  RawSingleProduct,
  RawVariant,
} from "./wire";

const rupee = {
  code: "INR",
  symbol: "₹",
  template: "₹$1",
  decimal_digits: 2,
  name: "Indian Rupee",
  name_plural: "Indian rupees",
  symbol_native: "₹",
  rounding: 0,
};

function pictureUrl(origin: string, slug: string, view: string): string {
  return `${origin}/cdn-ecommerce/${sandboxStoreId}/${slug}/${view}.jpg`;
}

function presentOptionValue(value: CatalogueOptionValue): RawOptionValue {
  return {
    id: value.id,
    option_id: value.optionId,
    variant_id: value.variantId,
    value: value.value,
  };
}

function presentVariant(
  product: CatalogueProduct,
  variant: CatalogueVariant,
  origin: string,
): RawVariant {
  return {
    id: variant.id,
    title: variant.title,
    image_url: variant.view === undefined ? null : pictureUrl(origin, product.slug, variant.view),
    sku: variant.sku,
    prices: [
      {
        amount: variant.pricePaise,
        sale_amount: variant.salePricePaise ?? null,
        currency_code: "inr",
        currency: rupee,
      },
    ],
    manage_inventory: variant.stock !== undefined,
    inventory_quantity: variant.stock ?? null,
    weight: variant.weightGrams ?? null,
    options: variant.optionValues.map(presentOptionValue),
  };
}

function presentCommon(product: CatalogueProduct, origin: string) {
  return {
    id: product.id,
    title: product.title,
    subtitle: product.subtitle ?? null,
    ribbon_text: product.ribbonText ?? null,
    description: product.descriptionHtml,
    thumbnail: pictureUrl(origin, product.slug, product.views[0]),
    purchasable: product.isPurchasable ?? true,
    order: product.order,
    site_product_selection: product.siteProductSelection ?? null,
    options: product.options.map((option) => ({
      ...option,
      values: option.values.map(presentOptionValue),
    })),
    variants: product.variants.map((variant) => presentVariant(product, variant, origin)),
    product_collections: (product.collections ?? []).map((collection) => ({
      product_id: product.id,
      collection_id: stableId("pcol", collection),
      order: product.order,
    })),
    additional_info: (product.additionalInfo ?? []).map((section, index) => ({
      id: stableId("info", `${product.id}/${section.title}`),
      order: index,
      title: section.title,
      description: section.html,
    })),
    type: { value: product.type ?? "physical" },
    custom_fields: (product.customFields ?? []).map((field) => ({
      id: stableId("field", `${product.id}/${field.title}`),
      title: field.title,
      is_required: field.isRequired,
    })),
    related_products: (product.related ?? []).map((slug, index) => ({
      id: stableId("related", `${product.id}/${slug}`),
      section_title: "Goes well with",
      related_type: "product",
      related_id: productIdBySlug[slug],
      position: index,
    })),
  };
}

function presentPictures(product: CatalogueProduct, origin: string): RawPicture[] {
  return product.views.map((view, index) => ({
    url: pictureUrl(origin, product.slug, view),
    order: index,
    type: "image",
  }));
}

export function presentListProduct(product: CatalogueProduct, origin: string): RawListProduct {
  return { ...presentCommon(product, origin), images: presentPictures(product, origin) };
}

export function presentSingleProduct(product: CatalogueProduct, origin: string): RawSingleProduct {
  return {
    ...presentCommon(product, origin),
    media: presentPictures(product, origin),
    status: "published",
    created_at: product.createdAt,
    updated_at: product.updatedAt,
    deleted_at: null,
    metadata: product.metadata ?? null,
  };
}
