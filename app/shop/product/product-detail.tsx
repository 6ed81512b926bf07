import { href, Link } from "react-router";
import { SanitisedHtml } from "~/ui/sanitised-html";
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
  return (
    <article>
      <Link
        to={href("/products")}
        className="inline-block py-2 font-semibold text-teal underline underline-offset-4"
      >
        All products
      </Link>
      <div className="mt-4 grid gap-8 lg:grid-cols-2 lg:gap-14">
        <ProductGallery product={product} variant={variant} search={search} onPick={goAhead} />
        <div className="flex min-w-0 flex-col gap-6">
          <div>
            {product.ribbonText && <Ribbon className="mb-3 w-fit">{product.ribbonText}</Ribbon>}
            <h1 className="wrap-anywhere font-semibold text-3xl leading-tight sm:text-4xl">
              {product.title}
            </h1>
            {product.subtitle && (
              <p className="wrap-anywhere mt-2 text-ink-soft text-lg">{product.subtitle}</p>
            )}
          </div>
          {variant && <PriceTag variant={variant} />}
          {product.options.map((option) => (
            <OptionGroup
              key={option.id}
              option={option}
              variants={product.variants}
              selected={variant}
              search={search}
              onChoose={goAhead}
            />
          ))}
          {!canChooseEvery(product.variants, product.options) && (
            <VariantList product={product} selected={variant} search={search} onChoose={goAhead} />
          )}
          <PurchasePanel product={product} variant={variant} />
          {product.descriptionHtml && (
            <section>
              <h2 className="mb-2 font-semibold text-xl">Description</h2>
              <SanitisedHtml html={product.descriptionHtml} />
            </section>
          )}
        </div>
      </div>
      {product.additionalInfo.length > 0 && (
        <div className="mt-14 grid gap-6 lg:grid-cols-2">
          {product.additionalInfo.map((info) => (
            <section key={info.id} className="min-w-0 rounded-2xl bg-paper p-6 shadow-card">
              <h2 className="mb-3 font-semibold text-xl">{info.title}</h2>
              <SanitisedHtml html={info.descriptionHtml} />
            </section>
          ))}
        </div>
      )}
    </article>
  );
}
