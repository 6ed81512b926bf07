import { formatSellingPrice } from "./price.ts";
import type { ProductView, Variant } from "./product.ts";
import { availability, firstVariantWithValue } from "./variant-choice.ts";

type Option = ProductView["options"][number];

export type VariantChange = {
  /** The other options that the choice has changed: "Size changed to 100 (₹3999.00)." */
  text: string;
  /**
   * The variant with the chosen value and the other options as before. `variant` is null if it is out of stock;
   * `instead` is null if no such variant is for sale.
   */
  instead: { text: string; variant: Variant | null } | null;
};

/**
 * Choosing a value selects the first variant that has it, which may change other options. Null if they stay the same.
 */
export function variantChange(
  product: ProductView,
  before: Variant,
  optionId: string,
  value: string,
): VariantChange | null {
  const { options, variants } = product;
  const now = firstVariantWithValue(variants, optionId, value);
  if (!now) return null;
  const changes = options.flatMap(({ id, title }) => {
    const newValue = valueFor(now, id);
    const isChanged = id !== optionId && newValue !== null && newValue !== valueFor(before, id);
    return isChanged ? [`${title} changed to ${splitValue(newValue).name}`] : [];
  });
  if (changes.length === 0) return null;
  const price = formatSellingPrice(now);
  const kept = variants.find((variant) =>
    options.every(
      ({ id }) => valueFor(variant, id) === (id === optionId ? value : valueFor(before, id)),
    ),
  );
  return {
    text: `${changes.join(", ")}${price ? ` (${price})` : ""}.`,
    instead: kept ? insteadOf(product, kept) : null,
  };
}

function insteadOf(product: ProductView, variant: Variant): VariantChange["instead"] {
  const words = variantInWords(product.options, variant);
  switch (availability(product, variant)) {
    case "available":
      return { text: `Take ${words}, ${formatSellingPrice(variant)}`, variant };
    case "out-of-stock":
      return { text: `${words} is out of stock.`, variant: null };
    case "not-for-sale":
      return null;
  }
}

/** The names of the variant's values in the order of the options. */
export function valueNames(options: Option[], variant: Variant): string[] {
  return options.flatMap(({ id }) => {
    const value = valueFor(variant, id);
    return value === null ? [] : [splitValue(value).name];
  });
}

/** "500 in teal" */
function variantInWords(options: Option[], variant: Variant): string {
  const colours = options.filter(({ title }) => /colou?r/i.test(title));
  const others = valueNames(
    options.filter((option) => !colours.includes(option)),
    variant,
  );
  const hues = colours.flatMap((option) => {
    const value = valueFor(variant, option.id);
    return value === null ? [] : [shortColour(option, value)];
  });
  return [others.join(", "), hues.join(", ")].filter(Boolean).join(" in ");
}

/** "teal" of "Peacock teal", unless another of the option's values ends with it, too. */
function shortColour(option: Option, value: string): string {
  const lastWord = (text: string) => / (\p{L}+)$/u.exec(` ${splitValue(text).name}`)?.[1];
  const hue = lastWord(value);
  const isUnique =
    option.values.filter((other) => lastWord(other)?.toLowerCase() === hue?.toLowerCase())
      .length === 1;
  return hue && isUnique ? hue : splitValue(value).name;
}

/** Splits a value from its text in brackets: "100 (inside 43 × 36 × 36 cm)". */
export function splitValue(value: string): { name: string; detail: string | null } {
  const [, name = value, detail = null] = /^(.+?) (\(.+\))$/.exec(value) ?? [];
  return { name, detail };
}

const valueFor = (variant: Variant, optionId: string) =>
  variant.options.find((option) => option.optionId === optionId)?.value ?? null;
