import type { ReactNode } from "react";
import { formatPrice } from "#shop/product/price.ts";
import type { Variant } from "#shop/product/product.ts";
import { LuggageTag } from "#ui/paper/travel-paper.tsx";

/** The label of the link that asks about a product that is not sold online. */
export const enquiryLabel = (isMadeToMeasure: boolean) =>
  isMadeToMeasure ? "Ask for a drawing" : "Ask us";

/** On the tag of a product that is not sold online, in place of its price. */
export const onEnquiry = "On enquiry";

/** The store's badge text, such as "Bestseller", in the style of a stamp. */
export function Ribbon({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={`wrap-anywhere line-clamp-2 -rotate-3 rounded-md border-2 border-vermilion bg-paper px-2.5 py-1 font-semibold text-vermilion text-xs uppercase tracking-[0.12em] outline-1 outline-vermilion -outline-offset-5 ${className}`}
    >
      {children}
    </p>
  );
}

type PriceTagProps = {
  variant: Variant;
  isSoldOnline: boolean;
};

/**
 * The variant's price; in a sale, the sale price and the regular price struck through. Where nothing can be paid, the
 * price stands below the tag.
 */
export function PriceTag({ variant, isSoldOnline }: PriceTagProps) {
  const { salePriceCents, currencyInfo } = variant;
  const regular = formatPrice(variant);
  const sale = formatPrice({ priceCents: salePriceCents, currencyInfo });
  if (!isSoldOnline) {
    return (
      <div>
        <p>
          <LuggageTag isQuiet>
            <strong className="px-1 text-xl">{onEnquiry}</strong>
          </LuggageTag>
        </p>
        {regular && <p className="mt-2 text-lead">{regular}</p>}
      </div>
    );
  }
  if (!sale) {
    return (
      regular && (
        <p>
          <LuggageTag>
            <span className="px-1 font-semibold text-3xl">{regular}</span>
          </LuggageTag>
        </p>
      )
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="sr-only">Sale price</span>
      <LuggageTag>
        <strong className="px-1 font-semibold text-3xl">{sale}</strong>
      </LuggageTag>
      {regular && (
        <>
          <span className="sr-only">Regular price</span>
          <s className="text-ink-soft text-xl">{regular}</s>
        </>
      )}
    </p>
  );
}
