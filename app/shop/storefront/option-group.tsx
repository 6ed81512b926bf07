import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import type { ProductView, Variant } from "#shop/product/product.ts";
import { searchForVariant } from "#shop/product/product-address.ts";
import { splitValue, type VariantChange } from "#shop/product/variant-change.ts";
import { firstVariantWithValue, variantHasValue } from "#shop/product/variant-choice.ts";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { ChoiceLink } from "./choice-link.tsx";

type OptionGroupProps = {
  option: ProductView["options"][number];
  variants: Variant[];
  selected: Variant | null;
  /** The other options that the last choice of a value has changed. */
  change: VariantChange | null;
  search: URLSearchParams;
  /** Beside the option's name. */
  help?: ReactNode;
  onChooseValue: (search: string, value: string) => void;
  onChooseVariant: (search: string) => void;
};

/** The text of a value whose first word all buttons would repeat: "(inside 43 × 36 × 36 cm)". */
const insideMeasures = /^\(inside (.+) cm\)$/;

/** More values than these make smaller buttons. */
const maxRoomyValues = 8;

/**
 * The values of one option: links to the variant that each selects, which work without JavaScript, and
 * a radio group for the keyboard and assistive technology.
 */
export function OptionGroup(props: OptionGroupProps) {
  const { option, variants, selected, change, search, help, onChooseValue, onChooseVariant } =
    props;
  const labelId = useId();
  const radios = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const choices = option.values.flatMap((value) => {
    const variant = firstVariantWithValue(variants, option.id, value);
    if (!variant) return [];
    const isSelected = selected !== null && variantHasValue(selected, option.id, value);
    return [{ value, to: searchForVariant(search, variant), isSelected, ...splitValue(value) }];
  });
  if (choices.length === 0) return null;
  const tabStop = Math.max(
    choices.findIndex((choice) => choice.isSelected),
    0,
  );
  const hasDetails = choices.some(({ detail }) => detail);
  const isInside = choices.some(({ detail }) => detail && insideMeasures.test(detail));
  const padding = choices.length > maxRoomyValues ? "px-2.5 text-sm" : "px-3.5";

  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">
          <span id={labelId}>{option.title}</span>
          {isInside && (
            <span className="font-normal text-ink-soft text-sm">
              {" "}
              inside, cm: length × width × height
            </span>
          )}
        </p>
        {help}
      </div>
      <div
        ref={radios}
        role="radiogroup"
        aria-labelledby={labelId}
        onKeyDown={moveBetweenRadios}
        className={`mt-2 gap-2 ${hasDetails ? "grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.2rem),1fr))]" : "flex flex-wrap"}`}
      >
        {choices.map(({ value, name, detail, to, isSelected }, index) => (
          <ChoiceLink
            key={value}
            to={to}
            onChoose={(nextSearch) => onChooseValue(nextSearch, value)}
            role="radio"
            aria-checked={isSelected}
            aria-label={detail ? value : undefined}
            // Until the page is hydrated, the arrow keys do nothing and every link is a tab stop.
            tabIndex={isHydrated && index !== tabStop ? -1 : 0}
            className={`flex min-h-11 min-w-11 flex-wrap content-center items-baseline gap-x-1.5 rounded-lg border-2 border-sand-deep bg-white py-1.5 leading-snug hover:border-teal aria-checked:border-teal aria-checked:bg-teal aria-checked:text-white ${hasDetails ? "px-1.5 xl:px-2" : `justify-center ${padding}`}`}
          >
            <span className={hasDetails ? "font-semibold" : undefined}>{name}</span>
            {detail && <span className="text-sm"> {detail.replace(insideMeasures, "$1")}</span>}
          </ChoiceLink>
        ))}
      </div>
      {/* Rendered before it has content, since a screen reader announces only additions to it. */}
      <div role="status">
        {change && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2 rounded-lg bg-marigold-pale px-3 py-1 text-ink forced-colors:border">
            <span className="py-1.5">{change.text}</span>{" "}
            <Instead
              instead={change.instead}
              search={search}
              onChoose={(nextSearch) => {
                // The link disappears, and would take the focus with it.
                radios.current?.querySelector<HTMLElement>("[aria-checked=true]")?.focus();
                onChooseVariant(nextSearch);
              }}
            />
          </p>
        )}
      </div>
    </div>
  );
}

type InsteadProps = Pick<VariantChange, "instead"> & {
  search: URLSearchParams;
  onChoose: (search: string) => void;
};

function Instead({ instead, search, onChoose }: InsteadProps) {
  if (!instead) return null;
  if (!instead.variant) return <span className="pb-1.5">{instead.text}</span>;
  return (
    <ChoiceLink
      to={searchForVariant(search, instead.variant)}
      onChoose={onChoose}
      className="inline-flex min-h-11 items-center font-semibold text-teal underline decoration-2 decoration-marigold-deep underline-offset-4 hover:decoration-teal"
    >
      {instead.text}
    </ChoiceLink>
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
