import { href } from "react-router";
import { productKinds } from "#content/shop/product-kinds.ts";
import type { ProductSummary } from "#shop/product/product.ts";
import { FilterLinks } from "#ui/filter-links.tsx";

type Collected = Pick<ProductSummary, "collectionIds">;
type ProductKind = (typeof productKinds)[number];

/** The values of `kind` in the list's URL. */
export const kindSlugs = new RegExp(`^(${productKinds.map(({ slug }) => slug).join("|")})$`);

const isOfKind = ({ collectionIds }: Collected, kind: ProductKind) =>
  kind.collectionIds.some((id) => collectionIds.includes(id));

/**
 * The kinds to choose from (none if there are fewer than two), the kind in the list's query (null for all), and the
 * products of that kind.
 */
export function filterByKind<P extends Collected>(products: P[], search: URLSearchParams) {
  const found = productKinds.filter((kind) => products.some((product) => isOfKind(product, kind)));
  const kinds = found.length < 2 ? [] : found;
  const chosen = kinds.find(({ slug }) => slug === search.get("kind")) ?? null;
  const shown = chosen ? products.filter((product) => isOfKind(product, chosen)) : products;
  return { kinds, chosen, shown };
}

type KindFilterProps = { kinds: ProductKind[]; chosen: ProductKind | null };

export function KindFilter({ kinds, chosen }: KindFilterProps) {
  if (kinds.length === 0) return null;
  return (
    <FilterLinks
      label="Kinds of products"
      pathname={href("/products")}
      choices={[null, ...kinds].map((kind) => ({
        name: kind?.name ?? "All",
        search: kind ? `?kind=${kind.slug}` : "",
        isChosen: kind?.slug === chosen?.slug,
      }))}
    />
  );
}
