import { useState } from "react";
import { ChevronIcon } from "~/ui/icons";
import { ChoiceLink } from "./choice-link";
import type { ProductView, VariantView } from "./product";
import { searchForVariant } from "./product-address";
import { availability } from "./variant-choice";

type VariantListProps = {
  product: Pick<ProductView, "variants" | "options" | "purchasable">;
  selected: VariantView | null;
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
    <ul className="mt-1 divide-y divide-sand">
      {product.variants.map((variant) => (
        <li key={variant.id}>
          <ChoiceLink
            to={searchForVariant(search, variant)}
            onChoose={onChoose}
            aria-current={variant.id === selected?.id ? "true" : undefined}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:underline aria-current:text-teal aria-current:underline aria-current:decoration-2 aria-current:decoration-marigold aria-current:underline-offset-4"
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
      className="group/versions"
    >
      <summary className="flex w-fit list-none items-center gap-1 rounded-md py-2 font-semibold text-teal underline decoration-2 decoration-marigold underline-offset-4 [&::-webkit-details-marker]:hidden">
        All {product.variants.length} versions
        <span className="group-open/versions:rotate-180">
          <ChevronIcon />
        </span>
      </summary>
      {isOpen ? list : <noscript>{list}</noscript>}
    </details>
  );
}
