import type { ReactNode } from "react";
import type { ProductSummary, ProductView } from "#shop/product/product.ts";
import { selectedVariantId } from "#shop/product/product-address.ts";
import { selectedVariant } from "#shop/product/variant-choice.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { InsertedHtml } from "#ui/text/prose.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { useOptimisticSearch } from "./choice-link.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { PriceTag } from "./product-labels.tsx";
import { PurchasePanel } from "./purchase-panel.tsx";
import { RelatedProducts, relatedProductsId } from "./related-products.tsx";
import { VariantPicker } from "./variant-picker.tsx";

type ProductDetailProps = {
  product: ProductView;
  related: ProductSummary[];
  /** The tool that tells which one to choose, or whether it fits. */
  help: { path: string; words: string } | null;
  isMadeToMeasure: boolean;
  /** Where else to read about it. */
  children: ReactNode;
};

/** Parts that stand below each other on a wide screen, and on others alternate with those of the other side. */
const stack = "contents content-start gap-10 lg:grid";
/** Below both sides, but on a wide screen. */
const below = "min-w-0 max-lg:order-1 md:max-lg:col-span-full";

export function ProductDetail(props: ProductDetailProps) {
  const { product, related, help, isMadeToMeasure, children } = props;
  const { search, showSearch } = useOptimisticSearch(product);
  const variant = selectedVariant(product.variants, selectedVariantId(search));
  return (
    <article className="mt-4 grid gap-x-8 gap-y-10 md:grid-cols-[6fr_7fr] md:grid-rows-[auto_1fr] lg:gap-x-14">
      <ProductGallery product={product} variant={variant} search={search} onChoose={showSearch} />
      {/* A tablet has the longer texts below both sides. */}
      <div className={`${stack} lg:row-span-2`}>
        <div
          className={`grid min-w-0 content-start gap-5 ${product.purchasable ? "md:max-lg:row-span-2" : ""}`}
        >
          <div>
            <h1 className="wrap-anywhere font-semibold text-title">{product.title}</h1>
            {product.subtitle && (
              <p className="wrap-anywhere mt-1.5 text-ink-soft text-lead leading-snug">
                {product.subtitle}
              </p>
            )}
          </div>
          {variant && <PriceTag variant={variant} isSoldOnline={product.purchasable} />}
          <PurchasePanel
            product={product}
            variant={variant}
            isMadeToMeasure={isMadeToMeasure}
            relatedPath={related.length > 0 ? `#${relatedProductsId}` : null}
          >
            <VariantPicker
              product={product}
              selected={variant}
              search={search}
              help={
                help && (
                  <PageLink to={help.path} className="py-1.5 font-semibold">
                    {help.words}
                  </PageLink>
                )
              }
              onChoose={showSearch}
            />
          </PurchasePanel>
        </div>
        {product.descriptionHtml && (
          <section className={below}>
            <h2 className="mb-4 font-semibold text-heading">Description</h2>
            <InsertedHtml html={product.descriptionHtml} />
          </section>
        )}
        <div className="max-lg:order-2 md:max-lg:col-span-full">{children}</div>
      </div>
      <div className={stack}>
        {related.length > 0 && (
          // Beside the choices, where there are any to make.
          <div className={product.purchasable ? "min-w-0" : below}>
            <RelatedProducts products={related} />
          </div>
        )}
        {product.additionalInfo.length > 0 && (
          <AdditionalInformation sections={product.additionalInfo} />
        )}
      </div>
    </article>
  );
}

/** The store's additional information, one section for each text; the first is open. */
function AdditionalInformation({ sections }: { sections: ProductView["additionalInfo"] }) {
  return (
    <div className={below}>
      {sections.map(({ id, title, descriptionHtml }, index) => (
        <Fold key={id} name="extra-information" title={title} isOpenAtFirst={index === 0}>
          <div className="max-lg:[&_table]:text-sm">
            <InsertedHtml html={descriptionHtml} />
          </div>
        </Fold>
      ))}
    </div>
  );
}
