import { LockIcon } from "~/ui/icons";
import { type CartItem, cartSymbol, cartTotalCents } from "../cart/cart";
import { OrderPass } from "../order-pass";
import { formatWithSymbol } from "../product/money";
import { CheckoutButton } from "./checkout-button";
import { OrderLine } from "./order-line";
import type { Checkout } from "./use-checkout";

type CheckoutOrderProps = { items: CartItem[]; checkout: Checkout };

export function CheckoutOrder({ items, checkout }: CheckoutOrderProps) {
  const symbol = cartSymbol(items);
  const total = formatWithSymbol(cartTotalCents(items), symbol);
  return (
    <OrderPass
      id="your-order"
      title="Your Order"
      stub={
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold text-2xl">
            <span>Total</span>
            <span>{total}</span>
          </p>
          <div className="mt-5">
            <CheckoutButton checkout={checkout} busyLabel="Redirecting to Payment...">
              <LockIcon />
              Pay {total}
            </CheckoutButton>
          </div>
          <p className="mt-4 text-center text-ink-soft">
            You will be redirected to our secure payment partner to complete your purchase.
          </p>
        </>
      }
    >
      <section
        aria-label="Order lines"
        // A region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-sm"
      >
        <ul className="divide-y divide-sand">
          {items.map((item) => (
            <OrderLine key={item.id} item={item} symbol={symbol} />
          ))}
        </ul>
      </section>
    </OrderPass>
  );
}
