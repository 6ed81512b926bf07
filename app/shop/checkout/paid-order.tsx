import type { ReactNode } from "react";
import { ownerFacts } from "~/content/company/owner-facts";
import { Button } from "~/ui/button";
import { cartCurrency, cartTotalCents, lineTotalCents } from "../cart/cart";
import { OrderPass } from "../order/order-summary";
import { formatMoney } from "../product/money";
import { Thumbnail } from "../product/product-picture";
import { formatOrderTime, type Order } from "./order";
import { paidForDays } from "./started-checkout";

/** The order as it was in the cart, in the style of a boarding pass. */
export function PaidOrder({ order }: { order: Order }) {
  const { items } = order;
  const currency = cartCurrency(items);
  const { dispatchTime, deliveryTime } = ownerFacts;
  return (
    <OrderPass
      id="paid-order"
      title="Your order"
      stub={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="text-ink-soft text-sm">
            Not an invoice. This browser shows your order here for {paidForDays} days.
          </p>
          <Button look="quiet" onClick={() => window.print()} className="print:hidden">
            Print this page
          </Button>
        </div>
      }
    >
      <dl className="flex flex-wrap gap-x-12 gap-y-4 border-sand-deep border-b-2 border-dashed pb-5">
        <Fact label="Reference">
          Order of{" "}
          <time dateTime={new Date(order.startedAtMs).toISOString()}>{formatOrderTime(order)}</time>
        </Fact>
        <Fact label="Paid, taxes included">{formatMoney(cartTotalCents(items), currency)}</Fact>
        {dispatchTime.value && <Fact label="Leaves our warehouse">{dispatchTime.value}</Fact>}
        <Fact label="Brought to your door">
          Free delivery{deliveryTime.value && `, ${deliveryTime.value}`}
        </Fact>
      </dl>
      <ul className="mt-5 grid gap-x-12 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {items.map((item) => (
          <li key={item.id} className="flex items-start gap-4">
            <Thumbnail url={item.image} />
            <div className="wrap-anywhere min-w-0 grow">
              <p className="font-semibold leading-snug">{item.name}</p>
              {item.variantName && <p className="mt-0.5 text-sm">{item.variantName}</p>}
              <p className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-ink-soft">
                <span>Quantity: {item.quantity}</span>
                <span className="font-semibold text-ink">
                  {formatMoney(lineTotalCents(item), currency)}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </OrderPass>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere font-display font-semibold text-xl leading-snug first-letter:uppercase">
        {children}
      </dd>
    </div>
  );
}
