import { type Ref, useId } from "react";
import { cartCurrency, cartTotalCents } from "#shop/cart/cart.ts";
import type { CurrentCart } from "#shop/cart/use-current-cart.ts";
import { formatMoney } from "#shop/product/money.ts";
import { Button } from "#ui/button.tsx";

type NewTotalProps = { ref: Ref<HTMLElement>; cart: CurrentCart; onAccept: () => void };

/** Asks the buyer to agree to a higher total. The checkout moves the focus to it. */
export function NewTotal({ ref, cart, onAccept }: NewTotalProps) {
  const id = useId();
  const total = (items: CurrentCart["items"]) =>
    formatMoney(cartTotalCents(items), cartCurrency(items));
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="mb-5 rounded-card bg-marigold-pale p-4"
    >
      <p id={`${id}-title`} className="font-display font-semibold text-xl">
        The total has gone up
      </p>
      <p id={`${id}-text`} className="wrap-anywhere mt-1">
        It is now <strong>{total(cart.items)}</strong>
        <span>
          {`. It was ${total(cart.stored)} when you added these items. Please accept it before you pay.`}
        </span>
      </p>
      <Button onClick={onAccept} className="mt-3 w-full">
        Accept the new total
      </Button>
    </section>
  );
}
