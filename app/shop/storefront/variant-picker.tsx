import { type ReactNode, useState } from "react";
import { formatSellingPrice } from "#shop/product/price.ts";
import type { ProductView, Variant } from "#shop/product/product.ts";
import { searchForVariant } from "#shop/product/product-address.ts";
import { variantChange } from "#shop/product/variant-change.ts";
import { availability, canSelectEveryVariant } from "#shop/product/variant-choice.ts";
import { ChevronIcon } from "#ui/icons.tsx";
import { ChoiceLink } from "./choice-link.tsx";
import { OptionGroup } from "./option-group.tsx";

type VersionsProps = {
  product: ProductView;
  selected: Variant | null;
  search: URLSearchParams;
  onChoose: (search: string) => void;
};

type VariantPickerProps = VersionsProps & {
  /** Beside the name of the first option, or alone. */
  help: ReactNode;
};

type LastChoice = { optionId: string; value: string; before: Variant };

/** The option groups, and a list of all variants if the options cannot select every one. */
export function VariantPicker({ product, selected, search, onChoose, help }: VariantPickerProps) {
  const { variants, options } = product;
  const [last, setLast] = useState<LastChoice | null>(null);
  const change = last && variantChange(product, last.before, last.optionId, last.value);

  function chooseVariant(nextSearch: string) {
    setLast(null);
    onChoose(nextSearch);
  }
  return (
    <>
      {options.map((option, index) => (
        <OptionGroup
          key={option.id}
          option={option}
          variants={variants}
          selected={selected}
          change={last?.optionId === option.id ? change : null}
          search={search}
          help={index === 0 && help}
          onChooseValue={(nextSearch, value) => {
            setLast(selected && { optionId: option.id, value, before: selected });
            onChoose(nextSearch);
          }}
          onChooseVariant={chooseVariant}
        />
      ))}
      {options.length === 0 && help}
      {!canSelectEveryVariant(variants, options) && (
        <VariantList
          product={product}
          selected={selected}
          search={search}
          onChoose={chooseVariant}
        />
      )}
    </>
  );
}

function VariantList({ product, selected, search, onChoose }: VersionsProps) {
  return (
    <details open={product.options.length === 0} className="-my-2">
      <summary className="flex min-h-11 w-fit list-none items-center gap-1 rounded-md font-semibold text-teal underline decoration-2 decoration-marigold underline-offset-4 [&::-webkit-details-marker]:hidden">
        All {product.variants.length} versions
        <span className="[[open]_&]:rotate-180">
          <ChevronIcon />
        </span>
      </summary>
      <ul className="mt-1 divide-y divide-sand-deep">
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
                  : formatSellingPrice(variant)}
              </span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
