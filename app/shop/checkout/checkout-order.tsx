import { Button } from "~/ui/button";
import { LockIcon } from "~/ui/icons";
import { type CartItem, cartSymbol, cartTotalCents, lineTotalCents } from "../cart/cart";
import { formatAmount } from "../product/money";
import { ProductPicture } from "../product/product-picture";

type CheckoutOrderProps = { items: CartItem[]; isRedirecting: boolean; onPay: () => void };

export function CheckoutOrder({ items, isRedirecting, onPay }: CheckoutOrderProps) {
  const symbol = cartSymbol(items);
  const total = `${symbol}${formatAmount(cartTotalCents(items))}`;
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
      <Button onClick={onPay} disabled={isRedirecting} className="mt-6 w-full">
        {isRedirecting ? (
          "Redirecting to Payment..."
        ) : (
          <>
            <LockIcon />
            Pay {total}
          </>
        )}
      </Button>
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
      <div className="min-w-0 grow sm:flex sm:justify-between sm:gap-4">
        <div>
          <p className="font-semibold">{item.name}</p>
          {item.variantName && <p className="text-ink-soft text-sm">{item.variantName}</p>}
          <p className="text-ink-soft text-sm">Quantity: {item.quantity}</p>
        </div>
        <p className="mt-1 font-semibold sm:mt-0">
          {symbol}
          {formatAmount(lineTotalCents(item))}
        </p>
      </div>
    </li>
  );
}
