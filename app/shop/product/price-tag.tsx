import type { Variant } from "./product";

type PriceTagProps = { variant: Pick<Variant, "priceFormatted" | "salePriceFormatted"> };

/** The variant's price; on sale, the sale price with the regular one struck through. */
export function PriceTag({ variant }: PriceTagProps) {
  const { priceFormatted, salePriceFormatted } = variant;
  if (!salePriceFormatted) {
    return priceFormatted && <p className="font-semibold text-2xl">{priceFormatted}</p>;
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="sr-only">Sale price</span>
      <strong className="text-3xl text-danger">{salePriceFormatted}</strong>
      {priceFormatted && (
        <>
          <span className="sr-only">Regular price</span>
          <s className="text-ink-soft text-lg">{priceFormatted}</s>
        </>
      )}
    </p>
  );
}
