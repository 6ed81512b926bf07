import { deliveryTime, dispatchTime } from "#content/company/owner-facts.ts";
import { cartCurrency, cartTotalCents, lineTotalCents } from "#shop/cart/cart.ts";
import { formatMoney } from "#shop/product/money.ts";
import { Thumbnail } from "#shop/product/product-picture.tsx";
import { Button } from "#ui/button.tsx";
import { Pass, PassFact } from "#ui/paper/pass.tsx";
import { formatOrderTime, type Order } from "./order.ts";
import { paidForDays } from "./started-checkout.ts";

/** The order as it was in the cart, in the style of a boarding pass. */
export function PaidOrder({ order }: { order: Order }) {
  const { items } = order;
  const total = formatMoney(cartTotalCents(items), cartCurrency(items));
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
      <ul className="mt-5 grid gap-5">
        {items.map((item) => (
          <li key={item.id} className="flex items-start gap-4">
            <Thumbnail url={item.image} />
            <div className="wrap-anywhere min-w-0 grow">
              <p className="font-semibold leading-snug">{item.name}</p>
              {item.variantName && <p className="mt-0.5 text-sm">{item.variantName}</p>}
              <p className="mt-0.5 flex max-w-none flex-wrap justify-between gap-x-4 text-ink-soft">
                <span>Quantity: {item.quantity}</span>
                <span className="font-semibold text-ink">
                  {formatMoney(lineTotalCents(item), cartCurrency(items))}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Pass>
  );
}
