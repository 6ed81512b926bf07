import { Notice } from "~/ui/notice";
import type { CheckoutFailure } from "./checkout-failure";

/** What the buyer can do about an order that was refused; nothing where trying again is all. */
export function OrderNotice({ failure }: { failure: CheckoutFailure | null }) {
  if (failure?.kind === "insufficient-inventory") {
    return (
      <Notice tone="bad" title="Not enough in stock">
        <p>
          The store has fewer of an item than your cart asks for. Please lower a quantity or remove
          the item, and try again.
        </p>
      </Notice>
    );
  }
  if (failure?.kind === "too-many") {
    return (
      <Notice tone="bad" title="Too many checkouts at once">
        <p>Please wait a minute, then try again. Your cart stays as it is.</p>
      </Notice>
    );
  }
  if (failure?.kind === "invalid") {
    return (
      <Notice tone="bad" title="This order cannot be sent">
        <p>{failure.message}</p>
      </Notice>
    );
  }
  return null;
}
