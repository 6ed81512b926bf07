import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { EmailLink } from "#frame/contact/contact-links.tsx";
import { itemLabel } from "#shop/cart/cart.ts";
import type { CurrentCart } from "#shop/cart/use-current-cart.ts";
import { Notice } from "#ui/notice.tsx";
import type { CheckoutFailure } from "./checkout.server.ts";
import { type PaymentReturn, takePaymentReturn } from "./started-checkout.ts";

type CheckoutFailureNoticeProps = {
  failure: CheckoutFailure | null;
  cart: CurrentCart;
};

/** Explains a failed checkout, and stays when the toast is gone. */
export function CheckoutFailureNotice({ failure, cart }: CheckoutFailureNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  // On a phone the notice is below the items, and the toast goes.
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: "center" });
  }, [failure]);
  if (!failure) return null;
  const notice = describeFailure(failure, cart);
  return (
    <div ref={place}>
      <Notice tone="bad" title={notice.title}>
        <p>{notice.text}</p>
      </Notice>
    </div>
  );
}

function describeFailure(failure: CheckoutFailure, { lines }: CurrentCart) {
  switch (failure.kind) {
    case "changed": {
      const changed = lines.filter(({ notice }) => notice !== null);
      const names = changed.map(({ item }) => itemLabel(item)).join(", ");
      return {
        title: "The shop has changed",
        text: `Nothing was ordered. Please check what has changed since you opened your cart, and try again: ${names}.`,
      };
    }
    case "insufficient-inventory":
      return {
        title: "Not enough in stock",
        text: "The store has fewer of an item than your cart asks for. Please lower a quantity or remove the item, and try again.",
      };
    case "not-sold":
      return {
        title: "Something is no longer sold",
        text: "An item in your cart is no longer sold. Please remove it, and try again.",
      };
    case "too-many":
      return {
        title: "Too many checkouts at once",
        text: "Please wait a minute, then try again. Your cart stays as it is.",
      };
    case "invalid":
      return { title: "This order cannot be sent", text: failure.message };
    case "failed":
      return {
        title: "The payment page did not open",
        text: "Nothing was ordered, and nothing was charged. Your cart is kept. Please try again in a minute.",
      };
  }
}

let firstPage: { key: string; paymentReturn: PaymentReturn | null } | undefined;
const neverChanges = () => () => {};

/** Reads the return once per document; it applies only to the page that the document was opened with. */
function readPaymentReturn(pageKey: string): PaymentReturn | null {
  firstPage ??= { key: pageKey, paymentReturn: takePaymentReturn() };
  return firstPage.key === pageKey ? firstPage.paymentReturn : null;
}

/** Shown when the buyer returns from the payment page without having paid. */
export function PaymentCancelledNotice() {
  const { key } = useLocation();
  // An external store, so that the first render in the browser has it and nothing moves later.
  const paymentReturn = useSyncExternalStore(
    neverChanges,
    () => readPaymentReturn(key),
    () => null,
  );
  if (paymentReturn === null) return null;
  return (
    <Notice tone="neutral" title="Payment cancelled">
      {paymentReturn === "cancelled" ? (
        <p>Your payment was cancelled and nothing was charged. Your cart is as you left it.</p>
      ) : (
        <p>
          You left the payment page before it sent you back. If you cancelled, nothing was charged.
          If you did pay, please do not pay again: write to <EmailLink /> and we will look it up.
        </p>
      )}
    </Notice>
  );
}
