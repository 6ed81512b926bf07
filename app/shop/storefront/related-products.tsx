import { Link } from "react-router";
import { formatPrice } from "#shop/product/price.ts";
import type { ProductSummary } from "#shop/product/product.ts";
import { productPath } from "#shop/product/product-address.ts";
import { Thumbnail } from "#shop/product/product-picture.tsx";
import { ArrowIcon } from "#ui/icons.tsx";

/** The section of a product's page with related products. */
export const relatedProductsId = "goes-with-it";

export function RelatedProducts({ products }: { products: ProductSummary[] }) {
  return (
    <section id={relatedProductsId} aria-labelledby="related-products-title">
      <h2 id="related-products-title" className="font-semibold text-xl">
        Goes with it
      </h2>
      <ul className="mt-2 divide-y divide-sand-deep border-sand-deep border-y">
        {products.map((product) => (
          <li key={product.id}>
            <Link
              to={productPath(product.id)}
              prefetch="intent"
              className="group flex items-center gap-4 rounded-lg py-2.5 text-teal"
            >
              <Thumbnail url={product.image} />
              <span className="wrap-anywhere flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold decoration-2 decoration-marigold underline-offset-4 group-hover:underline">
                  {product.title}
                </span>{" "}
                {product.priceCents !== null && (
                  <span className="text-ink">
                    {product.hasDearerVariant && "From "}
                    {formatPrice(product)}
                  </span>
                )}
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
