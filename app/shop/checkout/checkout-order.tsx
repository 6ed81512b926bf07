import { cartCurrency, cartTotalCents } from "#shop/cart/cart.ts";
import type { CurrentCart } from "#shop/cart/use-current-cart.ts";
import { FurtherLines } from "#shop/cart-view/further-lines.tsx";
import { LineNotice } from "#shop/cart-view/line-notice.tsx";
import { OrderLine } from "#shop/cart-view/order-line.tsx";
import { formatMoney } from "#shop/product/money.ts";
import { icon } from "#ui/icons.tsx";
import { Pass } from "#ui/paper/pass.tsx";
import { type Checkout, CheckoutButton } from "./checkout-button.tsx";

const LockIcon = icon(
  "M8 11V8a4 4 0 0 1 8 0v3",
  <rect x="5" y="11" width="14" height="9" rx="2" />,
);

type CheckoutOrderProps = { cart: CurrentCart; checkout: Checkout };

export function CheckoutOrder({ cart, checkout }: CheckoutOrderProps) {
  const { items, lines, furtherLines } = cart;
  const currency = cartCurrency(items);
  const total = formatMoney(cartTotalCents(items), currency);
  return (
    <Pass
      id="your-order"
      title="Your Order"
      stub={
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold text-2xl">
            <span>Total</span>
            <span>{total}</span>
          </p>
          <div className="mt-5">
            <CheckoutButton cart={cart} checkout={checkout} busyLabel="Redirecting to Payment...">
              <LockIcon />
              <span>{`Pay ${total}`}</span>
            </CheckoutButton>
          </div>
          <p className="mx-auto mt-4 text-center text-ink-soft">
            You will be redirected to our secure payment partner to complete your purchase.
          </p>
        </>
      }
    >
      <section
        aria-label="Order lines"
        // A region that scrolls must be reachable with the keyboard.
        tabIndex={0}
        className="max-h-120 overflow-y-auto rounded-sm pb-6 [mask-image:linear-gradient(#000_calc(100%-1.5rem),transparent)] sm:max-h-80 print:max-h-none print:mask-none"
      >
        <ul className="divide-y divide-sand-deep">
          {lines.map(({ item, notice }) => (
            <OrderLine key={item.id} item={item} currency={currency}>
              <LineNotice item={item} notice={notice} />
            </OrderLine>
          ))}
        </ul>
        <FurtherLines count={furtherLines} />
      </section>
    </Pass>
  );
}
