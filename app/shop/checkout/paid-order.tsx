import { deliveryTime, dispatchTime } from "#content/company/owner-facts.ts";
import { cartCurrency, cartTotalCents } from "#shop/cart/cart.ts";
import { OrderLine } from "#shop/cart-view/order-line.tsx";
import { formatMoney } from "#shop/product/money.ts";
import { Button } from "#ui/button.tsx";
import { Pass, PassFact } from "#ui/paper/pass.tsx";
import { formatOrderTime, type Order } from "./order.ts";
import { paidForDays } from "./started-checkout.ts";

/** The order as it was in the cart, in the style of a boarding pass. */
export function PaidOrder({ order }: { order: Order }) {
  const { items } = order;
  const currency = cartCurrency(items);
  const total = formatMoney(cartTotalCents(items), currency);
  return (
    <Pass
      id="paid-order"
      title="Your order"
      stamp={`Paid ${total}`}
      stub={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="text-ink-soft text-sm">
            Not an invoice. This browser shows your order here for up to {paidForDays} days; some
            browsers forget it sooner. Print it to keep it.
          </p>
          <Button look="quiet" onClick={() => window.print()} className="print:hidden">
            Print this page
          </Button>
        </div>
      }
    >
      <dl className="grid gap-x-6 gap-y-3 sm:grid-flow-col">
        <PassFact label="Reference">
          Order of{" "}
          <time dateTime={new Date(order.startedAtMs).toISOString()}>{formatOrderTime(order)}</time>
        </PassFact>
        <PassFact label="Paid, taxes included">{total}</PassFact>
        {dispatchTime.value && (
          <PassFact label="Leaves our warehouse">
            <span className="inline-block first-letter:uppercase">{dispatchTime.value}</span>
          </PassFact>
        )}
        <PassFact label="Brought to your door">
          Free delivery{deliveryTime.value && `, ${deliveryTime.value}`}
        </PassFact>
      </dl>
      <ul className="mt-5 divide-y divide-sand-deep border-sand-deep border-t pt-5">
        {items.map((item) => (
          <OrderLine key={item.id} item={item} currency={currency} />
        ))}
      </ul>
    </Pass>
  );
}
