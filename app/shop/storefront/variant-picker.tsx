import { type KeyboardEvent, useId } from "react";
import { ChevronIcon } from "~/ui/icons";
import { useIsHydrated } from "~/ui/lifecycle";
import type { ProductView, VariantView } from "../product/product";
import { searchForVariant } from "../product/product-address";
import {
  availability,
  canSelectEveryVariant,
  firstVariantWithValue,
  variantHasValue,
} from "../product/variant-choice";
import { ChoiceLink } from "./choice-link";

type VariantPickerProps = {
  product: Pick<ProductView, "variants" | "options" | "purchasable">;
  selected: VariantView | null;
  search: URLSearchParams;
  onChoose: (search: string) => void;
};

/** The option groups, and a list of all variants if the options cannot select every one. */
export function VariantPicker({ product, ...choice }: VariantPickerProps) {
  const { variants, options } = product;
  return (
    <>
      {options.map((option) => (
        <OptionGroup key={option.id} option={option} variants={variants} {...choice} />
      ))}
      {!canSelectEveryVariant(variants, options) && <VariantList product={product} {...choice} />}
    </>
  );
}

type OptionGroupProps = Omit<VariantPickerProps, "product"> & {
  option: ProductView["options"][number];
  variants: VariantView[];
};

/**
 * The values of one option: links to the variant that each selects, which work without JavaScript, and
 * a radio group for the keyboard and assistive technology.
 */
function OptionGroup({ option, variants, selected, search, onChoose }: OptionGroupProps) {
  const labelId = useId();
  const isHydrated = useIsHydrated();
  const choices = option.values.flatMap((value) => {
    const variant = firstVariantWithValue(variants, option.id, value);
    if (!variant) return [];
    const isSelected = selected !== null && variantHasValue(selected, option.id, value);
    return [{ value, to: searchForVariant(search, variant), isSelected }];
  });
  if (choices.length === 0) return null;
  const tabStop = Math.max(
    choices.findIndex((choice) => choice.isSelected),
    0,
  );

  return (
    <div>
      <p id={labelId} className="font-semibold">
        {option.title}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        onKeyDown={moveBetweenRadios}
        className="mt-2 flex flex-wrap gap-2"
      >
        {choices.map(({ value, to, isSelected }, index) => (
          <ChoiceLink
            key={value}
            to={to}
            onChoose={onChoose}
            role="radio"
            aria-checked={isSelected}
            // Until the page is hydrated, the arrow keys do nothing and every link is a tab stop.
            tabIndex={isHydrated && index !== tabStop ? -1 : 0}
            className="flex min-h-11 items-center rounded-lg border-2 border-sand-deep bg-white px-3.5 py-2 leading-snug hover:border-teal aria-checked:border-teal aria-checked:bg-teal aria-checked:text-white"
          >
            {value}
          </ChoiceLink>
        ))}
      </div>
    </div>
  );
}

const keyStep: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The keyboard interaction of a radio group: https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
function moveBetweenRadios(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=radio]")];
  const current = radios.findIndex((radio) => radio.contains(document.activeElement));
  const step = event.key === " " ? 0 : keyStep[event.key];
  if (step === undefined || current < 0) return;
  event.preventDefault();
  const next = radios.at((current + step) % radios.length);
  next?.focus();
  next?.click();
}

function VariantList({ product, selected, search, onChoose }: VariantPickerProps) {
  return (
    <details open={product.options.length === 0} className="group/versions">
      <summary className="flex w-fit list-none items-center gap-1 rounded-md py-2 font-semibold text-teal underline decoration-2 decoration-marigold underline-offset-4 [&::-webkit-details-marker]:hidden">
        All {product.variants.length} versions
        <span className="group-open/versions:rotate-180">
          <ChevronIcon />
        </span>
      </summary>
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
    </details>
  );
}
