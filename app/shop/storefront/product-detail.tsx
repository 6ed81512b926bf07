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

// On wide screens two stacks, each without gaps, whose parts alternate on a phone: a grid would align their rows.
const stacks = {
  left: "min-w-0 md:clear-left md:float-left md:w-[46%]",
  right: "min-w-0 md:clear-right md:float-right md:w-[calc(54%-2rem)] lg:w-[calc(54%-3rem)]",
};

export function ProductDetail(props: ProductDetailProps) {
  const { product, related, help, isMadeToMeasure, children } = props;
  const { search, showSearch } = useOptimisticSearch(product);
  const variant = selectedVariant(product.variants, selectedVariantId(search));
  // No float starts above an earlier one: the shorter of the first two parts is followed by its own stack.
  const isPanelShort = product.variants.length === 1;
  const goesWithIt = related.length > 0 && (
    <div className={stacks.left}>
      <RelatedProducts products={related} />
    </div>
  );
  return (
    <article className="mt-4 grid gap-y-10 md:flow-root md:*:mb-10">
      <div className={stacks.left}>
        <ProductGallery product={product} variant={variant} search={search} onChoose={showSearch} />
      </div>
      <div className={`grid gap-5 ${stacks.right}`}>
        <div>
          <h1 className="wrap-anywhere font-semibold text-title">{product.title}</h1>
          {product.subtitle && (
            <p className="wrap-anywhere mt-1.5 text-ink-soft text-lead leading-snug">
              {product.subtitle}
            </p>
          )}
        </div>
        {variant && <PriceTag variant={variant} />}
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
      {!isPanelShort && goesWithIt}
      {product.descriptionHtml && (
        <section className={stacks.right}>
          <h2 className="mb-4 font-semibold text-heading">Description</h2>
          <InsertedHtml html={product.descriptionHtml} />
        </section>
      )}
      {isPanelShort && goesWithIt}
      {product.additionalInfo.length > 0 && (
        <div className={stacks.left}>
          <AdditionalInformation sections={product.additionalInfo} />
        </div>
      )}
      <div className={stacks.right}>{children}</div>
    </article>
  );
}

/** The store's additional information, one section for each text; the first is open. */
function AdditionalInformation({ sections }: { sections: ProductView["additionalInfo"] }) {
  return (
    <div>
      {sections.map(({ id, title, descriptionHtml }, index) => (
        <Fold key={id} name="extra-information" title={title} isOpenAtFirst={index === 0}>
          <div className="max-lg:text-sm">
            <InsertedHtml html={descriptionHtml} />
          </div>
        </Fold>
      ))}
    </div>
  );
}
