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
  return (
    <OrderPass
      id="paid-order"
      title="Your order"
      stub={
        <>
          <dl className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold text-2xl">
            <dt>Total</dt>
            <dd>{formatMoney(cartTotalCents(items), currency)}</dd>
          </dl>
          <p className="mt-3 text-ink-soft text-sm">
            Not an invoice. This browser shows your order here for {paidForDays} days.
          </p>
        </>
      }
    >
      <p className="text-ink-soft">
        Ordered on{" "}
        <time dateTime={new Date(order.startedAtMs).toISOString()}>{formatOrderTime(order)}</time>.
        Taxes are included, and shipping is free.
      </p>
      <ul className="mt-3 divide-y divide-sand">
        {items.map((item) => (
          <li key={item.id} className="flex items-start gap-4 py-4 last:pb-0">
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
