import { maxOrderLines } from "#shop/cart/cart.ts";

/** Says that the cart has more lines than one order may have. */
export function FurtherLines({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mt-4">
      {`Your cart has ${count.toLocaleString("en")} further ${count === 1 ? "line" : "lines"}. One order has at most ${maxOrderLines}: please remove some here, and the others move up.`}
    </p>
  );
}
