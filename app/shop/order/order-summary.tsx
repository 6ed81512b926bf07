import type { ReactNode } from "react";
import { PlaneShape } from "~/ui/paper/plane";
import { TicketStub } from "~/ui/paper/travel-paper";
import { type CartItem, cartCurrency, cartTotalCents } from "../cart/cart";
import { formatMoney } from "../product/money";

/** Shipping is free, so the total is the subtotal. The total stands beside the checkout button. */
export function OrderSummary({ items, children }: { items: CartItem[]; children: ReactNode }) {
  const total = formatMoney(cartTotalCents(items), cartCurrency(items));
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
      </dl>
    </OrderPass>
  );
}

export function OrderTotal({ items }: { items: CartItem[] }) {
  return (
    <dl className="wrap-anywhere min-w-0 font-semibold text-lg leading-tight md:w-full md:text-2xl">
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

type OrderPassProps = {
  id: string;
  title: string;
  children: ReactNode;
  /** The checkout button. */
  stub: ReactNode;
  className?: string;
};

/** An order in the style of a boarding pass. */
export function OrderPass({ id, title, children, stub, className = "" }: OrderPassProps) {
  return (
    <section aria-labelledby={id} className={`rounded-card bg-paper shadow-card ${className}`}>
      <div className="flex items-center justify-between gap-6 rounded-t-card bg-teal-deep px-6 py-4 text-white print:text-ink">
        <h2 id={id} className="shrink-0 font-semibold text-xl">
          {title}
        </h2>
        <FlightLeg />
      </div>
      <div className="px-6 py-5">{children}</div>
      <TicketStub className="px-6 pt-6 pb-5">{stub}</TicketStub>
    </section>
  );
}

function FlightLeg() {
  return (
    <svg viewBox="0 0 96 20" className="h-5 w-24" aria-hidden="true">
      <path
        d="M3 10H60"
        className="fill-none stroke-marigold-bright"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0.1 8"
      />
      <PlaneShape className="fill-white" transform="translate(78 10) scale(0.85)" />
    </svg>
  );
}
