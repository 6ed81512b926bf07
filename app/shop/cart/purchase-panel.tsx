import { type ReactNode, useState } from "react";
import { href } from "react-router";
import { showToast } from "~/toast/toast";
import { Button } from "~/ui/button";
import { useIsHydrated } from "~/ui/lifecycle";
import { PageLink } from "~/ui/text-link";
import { TicketStub } from "~/ui/travel-paper";
import type { ProductView, VariantView } from "../product/product";
import { availability } from "../product/variant-choice";
import { itemLabel, toCartProduct } from "./cart";
import { cartStore } from "./cart-store";
import { QuantityStepper } from "./quantity-stepper";

type PurchasePanelProps = {
  product: ProductView;
  variant: VariantView | null;
  /** The controls that select the variant. */
  children: ReactNode;
};

const buttonText = {
  available: "Add to Cart",
  "out-of-stock": "Out of stock",
  "not-for-sale": "Not available online",
  "not-selected": "Select an option",
} as const;

/** A ticket with the selection of the variant and, on its stub, the quantity and Add to Cart. */
export function PurchasePanel({ product, variant, children }: PurchasePanelProps) {
  const [quantity, setQuantity] = useState(1);
  const isHydrated = useIsHydrated();
  const state = variant ? availability(product, variant) : "not-selected";
  const cartProduct = variant && toCartProduct(product, variant);
  const canAdd = isHydrated && state === "available" && cartProduct !== null;

  function add() {
    if (!canAdd) return;
    cartStore.add(cartProduct, quantity);
    showToast({
      title: "Added to Cart!",
      description: `${itemLabel(cartProduct)} has been added.`,
    });
  }

  return (
    <div className="rounded-card bg-paper shadow-card">
      <div className="wrap-anywhere peer grid gap-6 p-5 empty:hidden sm:p-6">{children}</div>
      <TicketStub className="p-5 peer-empty:border-t-0 peer-empty:after:hidden peer-empty:before:hidden sm:p-6">
        <div className="flex flex-wrap items-center gap-3 sm:gap-4">
          <QuantityStepper
            quantity={quantity}
            label="quantity"
            min={1}
            disabled={!canAdd}
            onChange={setQuantity}
          />
          <Button
            onClick={add}
            disabled={!canAdd}
            data-waiting={isHydrated ? undefined : true}
            className="grow"
          >
            {buttonText[state]}
          </Button>
        </div>
        {state === "not-for-sale" && (
          <p className="mt-3">
            This one is not sold online. <PageLink to={href("/contact")}>Ask us about it</PageLink>.
          </p>
        )}
        <noscript>
          <p className="mt-3">The cart is kept in your browser and needs JavaScript switched on.</p>
        </noscript>
      </TicketStub>
    </div>
  );
}
