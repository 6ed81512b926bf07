import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import { indiaTimeZone } from "#edge/http/india-clock.ts";
import { type CartItem, cartCurrency, cartTotalCents } from "#shop/cart/cart.ts";
import { offersStore } from "#shop/cart/offers-store.ts";
import { acceptCurrentPrices, type CurrentCart } from "#shop/cart/use-current-cart.ts";
import { NewTotal } from "#shop/cart-view/new-total.tsx";
import { formatMoney } from "#shop/product/money.ts";
import { onRestore } from "#ui/browser/lifecycle.ts";
import { Button } from "#ui/button.tsx";
import { useOutcome } from "#ui/forms/use-outcome.ts";
import { showToast } from "#ui/toast/toast.ts";
import { defaultLocale } from "./buyer-locale.ts";
import type { CheckoutFailure, CheckoutRequest } from "./checkout.server.ts";
import { CheckoutFailureNotice } from "./checkout-notices.tsx";

/** Longer than a checkout and a slow payment page take; after that, the visitor has stopped the navigation. */
const redirectTimeoutMs = 30_000;

export type Checkout = ReturnType<typeof useCheckout>;

/** Sends the cart to the checkout action, which redirects to the payment page; one checkout at a time. */
export function useCheckout(cart: CurrentCart | null) {
  const fetcher = useFetcher<CheckoutFailure>();
  const isStarted = useRef(false);
  const [sentItems, setSentItems] = useState<CartItem[] | null>(null);
  const { data, state, reset } = fetcher;
  const isInProgress = state !== "idle";
  const failure = !isInProgress && data ? data : null;

  const becomeIdle = useEffectEvent(() => {
    isStarted.current = false;
    reset();
  });

  useOutcome(failure, (outcome) => {
    isStarted.current = false;
    if (outcome.kind === "changed") offersStore.replace(outcome.offers);
    showToast({
      variant: "destructive",
      title: "Checkout Error",
      description: "Something went wrong. Please try again.",
    });
  });

  useEffect(() => {
    if (!isInProgress) return;
    const timer = setTimeout(becomeIdle, redirectTimeoutMs);
    return () => clearTimeout(timer);
  }, [isInProgress]);

  // On the way back from the payment page, the browser may restore this page while it redirects.
  useEffect(() => onRestore(() => becomeIdle()), []);

  return {
    isInProgress,
    hasFailed: failure !== null,
    /** The failure of the last checkout, unless the cart has changed since. */
    failure: cart?.stored === sentItems ? failure : null,
    start() {
      if (isStarted.current || !cart) return;
      isStarted.current = true;
      setSentItems(cart.stored);
      fetcher.submit(toCheckoutRequest(cart.items), {
        method: "post",
        action: href("/checkout"),
        encType: "application/json",
      });
    },
  };
}

function toCheckoutRequest(items: CartItem[]): CheckoutRequest {
  return {
    items: items.map((item) => ({
      variantId: item.id,
      productId: item.productId,
      quantity: item.quantity,
      shownPriceCents: item.price,
    })),
    locale: navigator.language || defaultLocale,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || indiaTimeZone,
  };
}

type CheckoutButtonProps = {
  cart: CurrentCart;
  checkout: Checkout;
  /** The label while the checkout is in progress and the button is disabled. */
  busyLabel: string;
  /** On a phone it stays at the bottom of the screen, with the total. */
  staysInView?: boolean;
  children: ReactNode;
};

/** The pay button and its problems. If the buyer has not accepted today's total yet, it moves the focus there. */
export function CheckoutButton(props: CheckoutButtonProps) {
  const { cart, checkout, busyLabel, staysInView, children } = props;
  const waitingId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const newTotal = useRef<HTMLElement>(null);
  const { needsConsent } = cart;
  const { hasFailed } = checkout;

  useEffect(() => {
    // The button lost the focus when it was disabled; after a failure it takes the focus back.
    const isFree = [document.body, button.current].some((it) => it === document.activeElement);
    if (hasFailed && isFree) (needsConsent ? newTotal : button).current?.focus();
  }, [hasFailed, needsConsent]);

  function accept() {
    acceptCurrentPrices();
    button.current?.focus();
  }

  return (
    <>
      <div role="status">
        {cart.isIncomplete && (
          <p className="mb-5 text-ink-soft">
            We could not ask the shop for today's prices, so some may be from when you added the
            items. The payment page shows the final amount.
          </p>
        )}
        {needsConsent && <NewTotal ref={newTotal} cart={cart} onAccept={accept} />}
      </div>
      <CheckoutFailureNotice failure={checkout.failure} cart={cart} />
      <div data-foot-bar={staysInView} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {staysInView && (
          <dl className="min-w-0 leading-tight md:hidden">
            <dt className="text-sm">To pay</dt>
            <dd className="wrap-anywhere font-semibold text-xl">
              {formatMoney(cartTotalCents(cart.items), cartCurrency(cart.items))}
            </dd>
          </dl>
        )}
        <Button
          ref={button}
          look={needsConsent ? "quiet" : "primary"}
          aria-describedby={needsConsent ? waitingId : undefined}
          onClick={() => (needsConsent ? newTotal.current?.focus() : checkout.start())}
          disabled={checkout.isInProgress}
          className="grow max-md:px-3!"
        >
          {checkout.isInProgress ? <span>{busyLabel}</span> : children}
        </Button>
        {needsConsent && (
          <p id={waitingId} className="w-full text-center text-sm leading-none">
            This waits until you accept the higher total.
          </p>
        )}
      </div>
    </>
  );
}
