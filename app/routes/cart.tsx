import { useRef } from "react";
import { href } from "react-router";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { PageTrail } from "#frame/page-trail.tsx";
import { useCurrentCart } from "#shop/cart/use-current-cart.ts";
import { CheckoutButton, useCheckout } from "#shop/checkout/checkout-button.tsx";
import { PaymentCancelledNotice } from "#shop/checkout/checkout-notices.tsx";
import { CartLines } from "#shop/order/cart-lines.tsx";
import { CartLoading, EmptyCart } from "#shop/order/empty-cart.tsx";
import { FurtherLines } from "#shop/order/further-lines.tsx";
import { OrderSummary, OrderTotal } from "#shop/order/order-summary.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/cart";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your cart",
    description: "What you are about to buy for your pet's journey.",
    isNoindex: true,
  });

export default function Cart() {
  const cart = useCurrentCart();
  const checkout = useCheckout(cart);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page>
      <PageTrail current="Your cart" />
      <PageHeading ref={heading} title="Your cart" isTight />
      <PaymentCancelledNotice />
      {cart === null && <CartLoading />}
      {cart?.items.length === 0 && (
        <EmptyCart title="Your cart is empty">
          Looks like you haven't added any products yet.
        </EmptyCart>
      )}
      {cart && cart.items.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_21rem] lg:max-xl:pr-12">
          <div>
            <CartLines
              lines={cart.lines}
              disabled={checkout.isInProgress}
              onRemoved={() => heading.current?.focus()}
            />
            <FurtherLines count={cart.furtherLines} />
          </div>
          <OrderSummary items={cart.items}>
            <CheckoutButton
              cart={cart}
              checkout={checkout}
              busyLabel="Redirecting..."
              total={<OrderTotal items={cart.items} />}
            >
              Proceed to Checkout
            </CheckoutButton>
            <p className="text-center md:mt-4">
              <PageLink
                to={href("/checkout")}
                // Also loads the code of the checkout button, in case the connection breaks.
                prefetch="render"
              >
                Review your order first
              </PageLink>
            </p>
          </OrderSummary>
        </div>
      )}
    </Page>
  );
}
