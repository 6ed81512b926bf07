/** The wire format of the hosted store API. */
export interface RawPrice {
  amount: number;
  sale_amount: number | null;
  currency_code: string;
  currency: {
    code: string;
    symbol: string;
    template: string;
    decimal_digits: number;
    name: string;
    name_plural: string;
    symbol_native: string;
    rounding: number;
  };
}

export interface RawOptionValue {
  id: string;
  option_id: string;
  variant_id: string;
  value: string;
}

export interface RawVariant {
  id: string;
  title: string;
  image_url: string | null;
  sku: string | null;
  prices: RawPrice[];
  manage_inventory: boolean;
  inventory_quantity: number | null;
  weight: number | null;
  options: RawOptionValue[];
}

export interface RawPicture {
  url: string;
  order: number;
  type: "image" | "video";
}

interface RawProductCommon {
  id: string;
  title: string;
  subtitle: string | null;
  ribbon_text: string | null;
  description: string;
  thumbnail: string | null;
  purchasable: boolean;
  order: number;
  site_product_selection: string | null;
  options: { id: string; title: string; values: RawOptionValue[] }[];
  variants: RawVariant[];
  product_collections: { product_id: string; collection_id: string; order: number }[];
  additional_info: { id: string; order: number; title: string; description: string }[];
  type: { value: string };
  custom_fields: { id: string; title: string; is_required: boolean }[];
  related_products: {
    id: string;
    section_title: string;
    related_type: string;
    related_id: string;
    position: number;
  }[];
}

export interface RawListProduct extends RawProductCommon {
  images: RawPicture[];
}

export interface RawSingleProduct extends RawProductCommon {
  media: RawPicture[];
  status: string;
  updated_at: string;
  created_at: string;
  deleted_at: string | null;
  metadata: Record<string, string> | null;
}
