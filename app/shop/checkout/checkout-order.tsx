import { LockIcon } from "~/ui/icons";
import { type CartItem, cartSymbol, cartTotalCents, lineTotalCents } from "../cart/cart";
import { formatWithSymbol } from "../product/money";
import { ProductPicture } from "../product/product-picture";
import { CheckoutButton } from "./checkout-button";
import type { Checkout } from "./use-checkout";

type CheckoutOrderProps = { items: CartItem[]; checkout: Checkout };

export function CheckoutOrder({ items, checkout }: CheckoutOrderProps) {
  const symbol = cartSymbol(items);
  const total = formatWithSymbol(cartTotalCents(items), symbol);
  return (
    <section aria-labelledby="your-order" className="rounded-2xl bg-paper p-6 shadow-card sm:p-8">
      <h2 id="your-order" className="font-semibold text-xl">
        Your Order
      </h2>
      <section
        aria-label="Order lines"
        // A region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="mt-4 max-h-80 overflow-y-auto"
      >
        <ul className="divide-y divide-sand-deep">
          {items.map((item) => (
            <OrderLine key={item.id} item={item} symbol={symbol} />
          ))}
        </ul>
      </section>
      <p className="mt-4 flex justify-between border-sand-deep border-t pt-4 font-semibold text-xl">
        <span>Total</span>
        <span>{total}</span>
      </p>
      <div className="mt-6">
        <CheckoutButton checkout={checkout} busyLabel="Redirecting to Payment...">
          <LockIcon />
          Pay {total}
        </CheckoutButton>
      </div>
      <p className="mt-4 text-center text-ink-soft text-sm">
        You will be redirected to our secure payment partner to complete your purchase.
      </p>
    </section>
  );
}

function OrderLine({ item, symbol }: { item: CartItem; symbol: string }) {
  return (
    <li className="flex items-start gap-4 py-4">
      <ProductPicture
        url={item.image}
        alt=""
        use="thumbnail"
        sizes="64px"
        className="size-16 shrink-0 rounded-lg"
      />
      <div className="wrap-anywhere min-w-0 grow sm:flex sm:justify-between sm:gap-4">
        <div>
          <p className="font-semibold">{item.name}</p>
          {item.variantName && <p className="text-ink-soft text-sm">{item.variantName}</p>}
          <p className="text-ink-soft text-sm">Quantity: {item.quantity}</p>
        </div>
        <p className="mt-1 font-semibold sm:mt-0">
          {formatWithSymbol(lineTotalCents(item), symbol)}
        </p>
      </div>
    </li>
  );
}
