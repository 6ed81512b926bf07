import type { ReactNode } from "react";
import { OrderPass } from "../order-pass";
import { formatWithSymbol } from "../product/money";
import { type CartItem, cartSymbol, cartTotalCents } from "./cart";

/** What the order comes to. Shipping is free, so the total is the subtotal (specification, section 9). */
export function OrderSummary({ items, children }: { items: CartItem[]; children: ReactNode }) {
  const total = formatWithSymbol(cartTotalCents(items), cartSymbol(items));
  return (
    <OrderPass
      id="order-summary"
      title="Order summary"
      stub={children}
      className="lg:sticky lg:top-28"
    >
      <dl className="grid gap-2">
        <Row term="Subtotal">{total}</Row>
        <Row term="Shipping">
          <span className="font-semibold text-leaf">FREE</span>
        </Row>
        <Row term="Total" className="mt-2 items-baseline font-semibold text-2xl">
          {total}
        </Row>
      </dl>
    </OrderPass>
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
