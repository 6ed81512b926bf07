import type { ReactNode } from "react";
import { formatWithSymbol } from "../product/money";
import { type CartItem, cartSymbol, cartTotalCents } from "./cart";

/** What the order comes to. Shipping is free, so the total is the subtotal (specification, section 9). */
export function OrderSummary({ items, children }: { items: CartItem[]; children: ReactNode }) {
  const total = formatWithSymbol(cartTotalCents(items), cartSymbol(items));
  return (
    <section aria-labelledby="order-summary" className="rounded-2xl bg-paper p-6 shadow-card">
      <h2 id="order-summary" className="font-semibold text-xl">
        Order summary
      </h2>
      <dl className="mt-4 grid gap-2">
        <Row term="Subtotal">{total}</Row>
        <Row term="Shipping">
          <span className="font-semibold text-leaf">FREE</span>
        </Row>
        <Row term="Total" className="mt-2 border-sand-deep border-t pt-4 font-semibold text-lg">
          {total}
        </Row>
      </dl>
      <div className="mt-6">{children}</div>
    </section>
  );
}

type RowProps = { term: string; children: ReactNode; className?: string };

function Row({ term, children, className = "" }: RowProps) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
