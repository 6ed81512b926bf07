import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import { showToast } from "~/toast/toast";
import { Button } from "~/ui/button";
import { useOutcome } from "~/ui/use-outcome";
import type { CartItem } from "../cart/cart";
import type { CheckoutFailure, CheckoutRequest } from "./checkout.server";

/** Longer than a checkout and a slow payment page take; after that, the visitor has stopped the navigation. */
const redirectTimeoutMs = 30_000;

export type Checkout = ReturnType<typeof useCheckout>;

/** Sends the cart to the checkout action, which redirects to the payment page; one checkout at a time. */
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
    const timer = setTimeout(becomeIdle, redirectTimeoutMs);
    return () => clearTimeout(timer);
  }, [isInProgress]);

  useEffect(() => {
    // On the way back from the payment page, the browser may restore this page while it redirects.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) becomeIdle();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  return {
    isInProgress,
    hasFailed: failure !== null,
    /** The failure of the last checkout, unless the cart has changed since. */
    failure: items === sentItems ? failure : null,
    start() {
      if (isStarted.current || !items) return;
      isStarted.current = true;
      setSentItems(items);
      fetcher.submit(toCheckoutRequest(items), {
        method: "post",
        action: href("/checkout"),
        encType: "application/json",
      });
    },
  };
}

function toCheckoutRequest(items: CartItem[]): CheckoutRequest {
  return {
    items: items.map((item) => ({ variantId: item.id, quantity: item.quantity })),
    locale: navigator.language || "en",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
  };
}

type CheckoutButtonProps = {
  checkout: Checkout;
  /** The label while the checkout is in progress and the button is disabled. */
  busyLabel: string;
  children: ReactNode;
};

export function CheckoutButton({ checkout, busyLabel, children }: CheckoutButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button lost the focus when it was disabled; after a failure it takes the focus back.
    if (checkout.hasFailed && document.activeElement === document.body) button.current?.focus();
  }, [checkout.hasFailed]);

  return (
    <Button
      ref={button}
      onClick={checkout.start}
      disabled={checkout.isInProgress}
      className="w-full"
    >
      {checkout.isInProgress ? busyLabel : children}
    </Button>
  );
}
