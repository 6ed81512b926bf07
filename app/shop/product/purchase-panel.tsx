import { useState } from "react";
import { href, Link } from "react-router";
import { showToast } from "~/toast/toast";
import { Button } from "~/ui/button";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { cartStore } from "../cart/cart-store";
import { itemLabel } from "../cart/item-label";
import { QuantityStepper } from "../quantity-stepper";
import { toCartProduct } from "./cart-product";
import type { ProductView, Variant } from "./product";
import { availability } from "./variant-choice";

type PurchasePanelProps = {
  product: ProductView;
  variant: Variant | null;
};

const buttonText = {
  available: "Add to Cart",
  "out-of-stock": "Out of stock",
  "not-for-sale": "Not available online",
  unchosen: "Select an option",
} as const;

/** The quantity and the button that puts the chosen variant into the cart. */
export function PurchasePanel({ product, variant }: PurchasePanelProps) {
  const [quantity, setQuantity] = useState(1);
  const isHydrated = useIsHydrated();
  const state = variant ? availability(product, variant) : "unchosen";
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
    <div>
      <div className="flex flex-wrap items-center gap-4">
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
          className="grow sm:min-w-56 sm:grow-0"
        >
          {buttonText[state]}
        </Button>
      </div>
      {state === "not-for-sale" && (
        <p className="mt-3">
          This one is not sold online.{" "}
          <Link to={href("/contact")} className="text-teal underline underline-offset-4">
            Ask us about it
          </Link>
          .
        </p>
      )}
      <noscript>
        <p className="mt-3">The cart is kept in your browser and needs JavaScript switched on.</p>
      </noscript>
    </div>
  );
}
