import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import type { Checkout } from "./use-checkout";

type CheckoutButtonProps = {
  checkout: Checkout;
  busyLabel: string;
  children: ReactNode;
};

/** Starts the checkout; while that is in progress it is disabled and says so. */
export function CheckoutButton({ checkout, busyLabel, children }: CheckoutButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // A button that is disabled loses the focus; after a failure it is the place to go on from.
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
