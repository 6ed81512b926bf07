import { useEffect, useState } from "react";
import { Notice } from "~/ui/notice";
import { cancelStartedCheckout } from "./started-checkout";

/** Shown on return from a payment page that was left without paying. */
export function CancelledNotice() {
  const [isCancelled, setIsCancelled] = useState(false);

  useEffect(() => {
    if (cancelStartedCheckout()) setIsCancelled(true);
  }, []);

  if (!isCancelled) return null;
  return (
    <Notice tone="neutral" title="Payment cancelled">
      <p>Your payment was cancelled and nothing was charged. Your cart is as you left it.</p>
    </Notice>
  );
}
