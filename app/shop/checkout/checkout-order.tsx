import { cartCurrency, cartTotalCents, lineTotalCents } from "#shop/cart/cart.ts";
import type { CurrentLine } from "#shop/cart/offer.ts";
import type { CurrentCart } from "#shop/cart/use-current-cart.ts";
import { FurtherLines } from "#shop/order/further-lines.tsx";
import { LineNotice } from "#shop/order/line-notice.tsx";
import { formatMoney } from "#shop/product/money.ts";
import type { CurrencyInfo } from "#shop/product/product.ts";
import { Thumbnail } from "#shop/product/product-picture.tsx";
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
          <p className="mt-4 text-center text-ink-soft">
            You will be redirected to our secure payment partner to complete your purchase.
          </p>
        </>
      }
    >
      <section
        aria-label="Order lines"
        // A region that scrolls must be reachable with the keyboard.
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-sm print:max-h-none"
      >
        <ul className="divide-y divide-sand">
          {lines.map((line) => (
            <OrderLine key={line.item.id} line={line} currency={currency} />
          ))}
        </ul>
        <FurtherLines count={furtherLines} />
      </section>
    </Pass>
  );
}

function OrderLine({ line, currency }: { line: CurrentLine; currency: CurrencyInfo }) {
  const { item, notice } = line;
  return (
    <li className="flex items-start gap-4 py-4 first:pt-0 last:pb-0">
      <Thumbnail url={item.image} />
      <div className="wrap-anywhere min-w-0 grow sm:flex sm:justify-between sm:gap-4">
        <div>
          <p className="font-semibold leading-snug">{item.name}</p>
          {item.variantName && <p className="mt-0.5 text-sm">{item.variantName}</p>}
          <p className="mt-0.5 text-ink-soft text-sm">{`Quantity: ${item.quantity}`}</p>
          <LineNotice item={item} notice={notice} />
        </div>
        <p className="mt-1 font-semibold sm:mt-0 sm:max-w-1/2 sm:shrink-0">
          {formatMoney(lineTotalCents(item), currency)}
        </p>
      </div>
    </li>
  );
}
