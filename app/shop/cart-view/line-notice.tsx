import { type CartProduct, itemLabel } from "#shop/cart/cart.ts";

type LineNoticeProps = { item: CartProduct; notice: string | null };

/** A change in a line of the cart; screen readers announce it when it appears. */
export function LineNotice({ item, notice }: LineNoticeProps) {
  return (
    <div role="status">
      {notice && (
        <p className="mt-2 w-fit rounded-lg bg-marigold-pale px-3 py-1.5">
          <span className="sr-only">{itemLabel(item)}: </span>
          <span>{notice}</span>
        </p>
      )}
    </div>
  );
}
