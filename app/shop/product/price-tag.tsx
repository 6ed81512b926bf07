import { LuggageTag } from "~/ui/travel-paper";
import type { Variant } from "./product";

type PriceTagProps = { variant: Pick<Variant, "priceFormatted" | "salePriceFormatted"> };

/** The variant's price; on sale, the sale price with the regular one struck through. */
export function PriceTag({ variant }: PriceTagProps) {
  const { priceFormatted, salePriceFormatted } = variant;
  if (!salePriceFormatted) {
    return (
      priceFormatted && (
        <p>
          <LuggageTag>
            <span className="px-1 font-semibold text-3xl">{priceFormatted}</span>
          </LuggageTag>
        </p>
      )
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="sr-only">Sale price</span>
      <LuggageTag>
        <strong className="px-1 font-semibold text-3xl">{salePriceFormatted}</strong>
      </LuggageTag>
      {priceFormatted && (
        <>
          <span className="sr-only">Regular price</span>
          <s className="text-ink-soft text-xl">{priceFormatted}</s>
        </>
      )}
    </p>
  );
}
