import type { ReactNode } from "react";
import { type CartItem, cartCurrency, cartTotalCents } from "#shop/cart/cart.ts";
import { formatMoney } from "#shop/product/money.ts";
import { Pass } from "#ui/paper/pass.tsx";

/** Shipping is free, so the total is the subtotal. The total stands beside the checkout button. */
export function OrderSummary({ items, children }: { items: CartItem[]; children: ReactNode }) {
  const total = formatMoney(cartTotalCents(items), cartCurrency(items));
  return (
    <Pass id="order-summary" title="Order summary" stub={children} className="lg:sticky lg:top-28">
      <dl className="grid gap-2">
        <Row term="Subtotal">{total}</Row>
        <Row term="Shipping">
          <span className="font-semibold text-leaf">FREE</span>
        </Row>
      </dl>
    </Pass>
  );
}

export function OrderTotal({ items }: { items: CartItem[] }) {
  return (
    <dl className="wrap-anywhere min-w-0 font-semibold text-xl leading-tight md:w-full md:text-2xl">
      <Row term="Total" className="items-baseline max-md:block">
        {formatMoney(cartTotalCents(items), cartCurrency(items))}
      </Row>
    </dl>
  );
}

type RowProps = { term: string; children: ReactNode; className?: string };

function Row({ term, children, className = "" }: RowProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
