import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { company } from "~/content/company";
import { Notice } from "~/ui/notice";
import { TextLink } from "~/ui/text-link";
import { type ReturnFromPayment, takeReturnFromPayment } from "./started-checkout";

let opening: { pageKey: string; comeback: ReturnFromPayment | null } | undefined;
const neverChanges = () => () => {};

/** Looked at once in the life of a document, and true of the page that it was opened with only. */
function readReturn(pageKey: string): ReturnFromPayment | null {
  opening ??= { pageKey, comeback: takeReturnFromPayment() };
  return opening.pageKey === pageKey ? opening.comeback : null;
}

/** Shown on return from a payment page that was left without paying. */
export function CancelledNotice() {
  const { key } = useLocation();
  // A store, so that it is known with the first render in the browser and moves nothing later.
  const comeback = useSyncExternalStore(
    neverChanges,
    () => readReturn(key),
    () => null,
  );
  if (comeback === null) return null;
  return (
    <Notice tone="neutral" title="Payment cancelled">
      {comeback === "sent-back" ? (
        <p>Your payment was cancelled and nothing was charged. Your cart is as you left it.</p>
      ) : (
        <p>
          You left the payment page before it sent you back. If you cancelled, nothing was charged.
          If you did pay, please do not pay again: write to{" "}
          <TextLink href={company.email.uri}>{company.email.label}</TextLink> and we will look it
          up.
        </p>
      )}
    </Notice>
  );
}
