import type { ReactNode } from "react";
import { type CartItem, cartCurrency, cartTotalCents } from "#shop/cart/cart.ts";
import { formatMoney } from "#shop/product/money.ts";
import { Pass } from "#ui/paper/pass.tsx";

/** Shipping is free, so the total is the subtotal. `children` follow the total. */
export function OrderSummary({ items, children }: { items: CartItem[]; children: ReactNode }) {
  const total = formatMoney(cartTotalCents(items), cartCurrency(items));
  const stub = (
    <>
      <dl className="mb-3 font-semibold text-2xl leading-tight md:mb-5">
        <Row term="Total">{total}</Row>
      </dl>
      {children}
    </>
  );
  return (
    <Pass id="order-summary" title="Order summary" stub={stub} className="lg:sticky lg:top-28">
      <dl className="grid gap-2">
        <Row term="Subtotal">{total}</Row>
        <Row term="Shipping">
          <span className="font-semibold text-leaf">FREE</span>
        </Row>
      </dl>
    </Pass>
  );
}

type RowProps = { term: string; children: ReactNode };

function Row({ term, children }: RowProps) {
  return (
    <div className="wrap-anywhere flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
