import { type ReactNode, useState } from "react";
import { href } from "react-router";
import { addToCart } from "#shop/cart/add-to-cart.ts";
import { toCartProduct } from "#shop/cart/cart.ts";
import { QuantityStepper } from "#shop/cart/quantity-stepper.tsx";
import { formatSellingPrice } from "#shop/product/price.ts";
import type { ProductView, Variant } from "#shop/product/product.ts";
import { valueNames } from "#shop/product/variant-change.ts";
import { availability } from "#shop/product/variant-choice.ts";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TicketStub } from "#ui/paper/travel-paper.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { enquiryLabel } from "./product-labels.tsx";
import { PurchaseTerms } from "./purchase-terms.tsx";

type PurchasePanelProps = {
  product: ProductView;
  variant: Variant | null;
  isMadeToMeasure: boolean;
  /** The `#` of the section with related products, or null. */
  relatedPath: string | null;
  /** The controls that select the variant. */
  children: ReactNode;
};

const buttonText = {
  available: "Add to Cart",
  "out-of-stock": "Out of stock",
  "not-for-sale": "Not available online",
  "not-selected": "Select an option",
} as const;

/**
 * A ticket with the choice of the variant and, on its stub, the quantity and Add to Cart. On a phone, the button and
 * the chosen variant stay at the bottom of the screen.
 */
export function PurchasePanel(props: PurchasePanelProps) {
  const { product, variant, isMadeToMeasure, relatedPath, children } = props;
  const [quantity, setQuantity] = useState(1);
  const isHydrated = useIsHydrated();
  const state = variant ? availability(product, variant) : "not-selected";
  const cartProduct = variant && toCartProduct(product, variant);
  const canAdd = isHydrated && state === "available" && cartProduct !== null;

  function add() {
    if (!canAdd) return;
    const related = relatedPath ? [{ label: "What goes with it", path: relatedPath }] : [];
    addToCart(cartProduct, quantity, related);
  }

  return (
    <div className="rounded-card bg-paper shadow-card">
      <div className="wrap-anywhere peer grid gap-4 p-4 empty:hidden sm:p-5">{children}</div>
      <TicketStub className="p-4 peer-empty:border-t-0 peer-empty:after:hidden peer-empty:before:hidden sm:p-5">
        {state !== "not-for-sale" && <RequiredFields titles={product.requiredFields} />}
        {product.purchasable ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <span className="md:hidden" aria-hidden="true">
              Quantity
            </span>
            <QuantityStepper
              quantity={quantity}
              label="quantity"
              min={1}
              disabled={!canAdd}
              isOff={state !== "available"}
              onChange={setQuantity}
            />
            <div
              data-foot-bar={state === "not-for-sale" ? undefined : true}
              className="flex items-center gap-x-4 gap-y-3 max-md:grow md:contents print:hidden"
            >
              <Selection product={product} variant={variant} />
              <Button
                onClick={add}
                disabled={!canAdd}
                data-waiting={isHydrated ? undefined : true}
                className="md:grow"
              >
                {buttonText[state]}
              </Button>
            </div>
          </div>
        ) : (
          <NotSoldOnline isMadeToMeasure={isMadeToMeasure} />
        )}
        {product.purchasable && state === "not-for-sale" && (
          <p className="mt-3">
            This one is not sold online. <PageLink to={href("/contact")}>Ask us about it</PageLink>.
          </p>
        )}
        <noscript>
          <p className="mt-3">
            The cart is kept in your browser. Please switch on JavaScript to use it.
          </p>
        </noscript>
        {state !== "not-for-sale" && <PurchaseTerms />}
      </TicketStub>
    </div>
  );
}

/** The details that the buyer has to send us, since the order has no place for them. */
function RequiredFields({ titles }: { titles: string[] }) {
  if (titles.length === 0) return null;
  return (
    <p className="wrap-anywhere mb-4">
      We also need from you: <strong>{titles.join(", ")}</strong>. After you have paid, please{" "}
      <PageLink to={href("/contact")}>send it to us</PageLink> with the reference of your order.
    </p>
  );
}

function NotSoldOnline({ isMadeToMeasure }: Pick<PurchasePanelProps, "isMadeToMeasure">) {
  return (
    <>
      <p className="mb-4">
        {isMadeToMeasure
          ? "Not sold online: send us your pet’s measures and its route, and you receive a drawing with a fixed price."
          : "Not sold online: please write to us."}
      </p>
      <ButtonLink to={href("/contact")} className="w-full">
        {enquiryLabel(isMadeToMeasure)}
      </ButtonLink>
    </>
  );
}

type SelectionProps = Pick<PurchasePanelProps, "product" | "variant">;

/** The chosen values and the price: "500 · Peacock teal · ₹16999.00". Without a choice, only where it leaves its tag. */
function Selection({ product, variant }: SelectionProps) {
  if (!variant) return null;
  const values = valueNames(product.options, variant).join(" · ");
  const names = values || (product.variants.length > 1 ? variant.title : null);
  return (
    <p className={`min-w-0 grow leading-snug ${names ? "md:order-first md:w-full" : "md:hidden"}`}>
      <span className="wrap-anywhere line-clamp-2 md:inline">{names}</span>
      {names && <span className="max-md:hidden"> · </span>}
      <span className="font-semibold max-md:text-xl">{formatSellingPrice(variant)}</span>
    </p>
  );
}
