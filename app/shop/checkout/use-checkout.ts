import { useEffect, useEffectEvent, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import { showToast } from "~/toast/toast";
import { useOutcome } from "~/ui/use-outcome";
import type { CartItem } from "../cart/cart";
import type { CheckoutFailure } from "./checkout-failure";
import { checkoutRequest } from "./checkout-request";

/** Longer than an order and a slow payment page take; then the visitor has stopped the page's loading. */
const redirectLimitMs = 30_000;

export type Checkout = ReturnType<typeof useCheckout>;

/** Takes a cart to the hosted payment page, once at a time. */
export function useCheckout(items: CartItem[] | null) {
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

  useOutcome(failure, () => {
    isStarted.current = false;
    showToast({
      variant: "destructive",
      title: "Checkout Error",
      description: "Something went wrong. Please try again.",
    });
  });

  useEffect(() => {
    if (!isInProgress) return;
    const timer = setTimeout(becomeIdle, redirectLimitMs);
    return () => clearTimeout(timer);
  }, [isInProgress]);

  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left: redirecting.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) becomeIdle();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  return {
    isInProgress,
    hasFailed: failure !== null,
    /** Why the cart, as it stands now, was refused. */
    failure: items === sentItems ? failure : null,
    start() {
      if (isStarted.current || !items) return;
      isStarted.current = true;
      setSentItems(items);
      fetcher.submit(checkoutRequest(items), {
        method: "post",
        action: href("/checkout"),
        encType: "application/json",
      });
    },
  };
}
