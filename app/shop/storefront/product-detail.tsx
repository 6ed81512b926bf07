import { href } from "react-router";
import { Accordion, AccordionItem } from "~/ui/layout/accordion";
import { InsertedHtml } from "~/ui/text/prose";
import { ArrowLink } from "~/ui/text/text-link";
import type { ProductSummary, ProductView } from "../product/product";
import { selectedVariantId } from "../product/product-address";
import { selectedVariant } from "../product/variant-choice";
import { useOptimisticSearch } from "./choice-link";
import { ProductGallery } from "./product-gallery";
import { PriceTag } from "./product-labels";
import { PurchasePanel } from "./purchase-panel";
import { RelatedProducts, relatedProductsId } from "./related-products";
import { VariantPicker } from "./variant-picker";

type ProductDetailProps = {
  product: ProductView;
  related: ProductSummary[];
  /** The product has a size for each pet. */
  isCrate: boolean;
};

export function ProductDetail({ product, related, isCrate }: ProductDetailProps) {
  const { search, showSearch } = useOptimisticSearch(product);
  const variant = selectedVariant(product.variants, selectedVariantId(search));
  return (
    <article>
      <div className="mt-4 grid gap-8 md:grid-cols-[9fr_10fr] md:grid-rows-[auto_1fr] lg:gap-x-12">
        <ProductGallery product={product} variant={variant} search={search} onChoose={showSearch} />
        <div className="flex min-w-0 flex-col gap-5 md:row-span-2">
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
            relatedPath={related.length > 0 ? `#${relatedProductsId}` : null}
          >
            <VariantPicker
              product={product}
              selected={variant}
              search={search}
              onChoose={showSearch}
            />
          </PurchasePanel>
          {isCrate && <ArrowLink to={href("/crate-size")}>Which size? Measure your pet</ArrowLink>}
        </div>
        {/* Below the pictures, beside the tall ticket of a product with many values. */}
        {related.length > 0 && <RelatedProducts products={related} />}
      </div>
      <div className="mt-section grid grid-cols-1 items-start gap-10 lg:grid-cols-2 lg:gap-14">
        {product.descriptionHtml && (
          <section>
            <h2 className="mb-4 font-semibold text-heading">Description</h2>
            <InsertedHtml html={product.descriptionHtml} />
          </section>
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
    <Accordion>
      {sections.map(({ id, title, descriptionHtml }, index) => (
        <AccordionItem
          key={id}
          name="extra-information"
          title={title}
          headingLevel="h2"
          isOpenAtFirst={index === 0}
        >
          <InsertedHtml html={descriptionHtml} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}
