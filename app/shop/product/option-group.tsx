import { type KeyboardEvent, useId } from "react";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { ChoiceLink } from "./choice-link";
import type { Product, VariantView } from "./product";
import { searchForVariant } from "./product-address";
import { firstVariantWithValue, variantHasValue } from "./variant-choice";

type OptionGroupProps = {
  option: Product["options"][number];
  variants: VariantView[];
  selected: VariantView | null;
  search: URLSearchParams;
  onChoose: (search: string) => void;
};

const keyStep: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * The values of one option: links to the variant each picks, so that they work before any script,
 * and a radio group to the keyboard and to assistive technology.
 */
export function OptionGroup(props: OptionGroupProps) {
  const { option, variants, selected, search, onChoose } = props;
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
            // Until scripts run there are no arrow keys, and each value is a link to tab to.
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

/** The keys of a radio group: https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
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
