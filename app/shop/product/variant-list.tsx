import { useState } from "react";
import { ChoiceLink } from "./choice-link";
import type { ProductView, Variant } from "./product";
import { searchForVariant } from "./product-address";
import { availability } from "./variant-choice";

type VariantListProps = {
  product: Pick<ProductView, "variants" | "options" | "purchasable">;
  selected: Variant | null;
  search: URLSearchParams;
  onChoose: (search: string) => void;
};

/**
 * Every variant by itself. A value of an option picks the first variant that has it, so the second of
 * the same size, say, can only be chosen here.
 */
export function VariantList({ product, selected, search, onChoose }: VariantListProps) {
  const [isOpen, setIsOpen] = useState(product.options.length === 0);
  const list = (
    <ul className="divide-y divide-sand">
      {product.variants.map((variant) => (
        <li key={variant.id}>
          <ChoiceLink
            to={searchForVariant(search, variant)}
            onChoose={onChoose}
            aria-current={variant.id === selected?.id ? "true" : undefined}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:underline aria-current:font-semibold"
          >
            <span>{variant.title}</span>
            <span>
              {availability(product, variant) === "out-of-stock"
                ? "Out of stock"
                : (variant.salePriceFormatted ?? variant.priceFormatted)}
            </span>
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );

  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="rounded-xl border-2 border-sand bg-paper px-4 py-2"
    >
      <summary className="py-2 font-semibold text-teal">
        All {product.variants.length} versions
      </summary>
      {isOpen ? list : <noscript>{list}</noscript>}
    </details>
  );
}
