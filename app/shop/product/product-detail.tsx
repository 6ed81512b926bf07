import { PageTrail } from "~/frame/page-trail";
import { InsertedHtml } from "~/ui/prose";
import { ExtraInformation } from "./extra-information";
import { OptionGroup } from "./option-group";
import { PriceTag } from "./price-tag";
import type { ProductView } from "./product";
import { chosenVariantId } from "./product-address";
import { ProductGallery } from "./product-gallery";
import { PurchasePanel } from "./purchase-panel";
import { Ribbon } from "./ribbon";
import { useProductSearch } from "./use-product-search";
import { canChooseEvery, selectedVariant } from "./variant-choice";
import { VariantList } from "./variant-list";

export function ProductDetail({ product }: { product: ProductView }) {
  const { search, goAhead } = useProductSearch();
  const variant = selectedVariant(product.variants, chosenVariantId(search));
  const choice = { selected: variant, search, onChoose: goAhead };
  return (
    <article>
      <PageTrail current={product.title} />
      <div className="mt-4 grid gap-8 md:grid-cols-2 lg:gap-14">
        <ProductGallery product={product} variant={variant} search={search} onPick={goAhead} />
        <div className="flex min-w-0 flex-col gap-7">
          <div>
            {product.ribbonText && <Ribbon className="mb-4 w-fit">{product.ribbonText}</Ribbon>}
            <h1 className="wrap-anywhere font-semibold text-title">{product.title}</h1>
            {product.subtitle && (
              <p className="wrap-anywhere mt-2 text-ink-soft text-lead">{product.subtitle}</p>
            )}
          </div>
          {variant && <PriceTag variant={variant} />}
          <PurchasePanel product={product} variant={variant}>
            {product.options.map((option) => (
              <OptionGroup
                key={option.id}
                option={option}
                variants={product.variants}
                {...choice}
              />
            ))}
            {!canChooseEvery(product.variants, product.options) && (
              <VariantList product={product} {...choice} />
            )}
          </PurchasePanel>
        </div>
      </div>
      <div className="mt-section grid grid-cols-1 items-start gap-10 lg:grid-cols-2 lg:gap-14">
        {product.descriptionHtml && (
          <section>
            <h2 className="mb-4 font-semibold text-heading">Description</h2>
            <InsertedHtml html={product.descriptionHtml} />
          </section>
        )}
        <ExtraInformation sections={product.additionalInfo} />
      </div>
    </article>
  );
}
