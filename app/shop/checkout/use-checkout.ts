import { useEffect, useEffectEvent, useRef } from "react";
import { href, useFetcher } from "react-router";
import type { clientAction } from "~/routes/checkout";
import { showToast } from "~/toast/toast";
import type { CartItem } from "../cart/cart";
import { checkoutRequest } from "./checkout-request";
import { leaveStartedCheckoutOpen } from "./started-checkout";

/** Takes a cart to the hosted payment page, once at a time. */
export function useCheckout() {
  const fetcher = useFetcher<typeof clientAction>();
  const isStarted = useRef(false);
  const { data: failure, state, reset } = fetcher;

  const becomeIdle = useEffectEvent(() => {
    isStarted.current = false;
    reset();
    leaveStartedCheckoutOpen();
  });

  useEffect(() => {
    if (state !== "idle" || !failure) return;
    isStarted.current = false;
    showToast({
      variant: "destructive",
      title: "Checkout Error",
      description: "Something went wrong. Please try again.",
    });
  }, [state, failure]);

  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left: redirecting.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) becomeIdle();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  return {
    isInProgress: state !== "idle",
    lacksStock: state === "idle" && failure?.kind === "insufficient-inventory",
    start(items: CartItem[]) {
      if (isStarted.current) return;
      isStarted.current = true;
      fetcher.submit(checkoutRequest(items), {
        method: "post",
        action: href("/checkout"),
        encType: "application/json",
      });
    },
  };
}
