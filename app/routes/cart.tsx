import { useRef } from "react";
import { data, href, useNavigate } from "react-router";
import { neverCached } from "#edge/http/plain-response.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { PageTrail } from "#frame/page-trail.tsx";
import { findBasket } from "#shop/cart/find-basket.server.ts";
import { useCurrentCart } from "#shop/cart/use-current-cart.ts";
import { CartLines } from "#shop/cart-view/cart-lines.tsx";
import { CartLoading, EmptyCart } from "#shop/cart-view/empty-cart.tsx";
import { FurtherLines } from "#shop/cart-view/further-lines.tsx";
import { OfferedBasket } from "#shop/cart-view/offered-basket.tsx";
import { OrderSummary } from "#shop/cart-view/order-summary.tsx";
import { CheckoutButton, useCheckout } from "#shop/checkout/checkout-button.tsx";
import { PaymentCancelledNotice } from "#shop/checkout/checkout-notices.tsx";
import { shopContext } from "#shop/shop-context.server.ts";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { ArrowLink, PageLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/cart";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your cart",
    description: "What you are about to buy for your pet's journey.",
    isNoindex: true,
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders, parentHeaders }) =>
  loaderHeaders.has("Cache-Control") ? loaderHeaders : parentHeaders;

export const handle: RouteHandle = { searchParams: { add: /^.{1,3000}$/s } };

export async function loader({ url, context }: Route.LoaderArgs) {
  const link = url.searchParams.get("add");
  if (link === null) return null;
  const { catalogue } = context.get(shopContext);
  const { basket, status, headers } = await findBasket(catalogue, link);
  return data(basket, { status, headers: { ...headers, ...neverCached } });
}

/** The cart itself opens without a request. */
export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  url.searchParams.has("add") ? serverLoader() : null;

export default function Cart({ loaderData: basket }: Route.ComponentProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const asks = basket !== null && basket.offered.length > 0;

  /** Without the link's query, so that a reload does not ask again. */
  async function openCart() {
    await navigate(href("/cart"), { replace: true });
    heading.current?.focus();
  }

  return (
    <Page>
      <PageTrail current="Your cart" />
      <PageHeading ref={heading} title={asks ? "Add these to your cart?" : "Your cart"} isTight />
      {basket ? (
        <OfferedBasket basket={basket} onAdded={openCart} />
      ) : (
        <StoredCart onRemoved={() => heading.current?.focus()} />
      )}
    </Page>
  );
}

/** `onRemoved` is called after a line was removed, together with the control that had the focus. */
function StoredCart({ onRemoved }: { onRemoved: () => void }) {
  const cart = useCurrentCart();
  const checkout = useCheckout(cart);
  return (
    <>
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
            <CartLines lines={cart.lines} disabled={checkout.isInProgress} onRemoved={onRemoved} />
            <FurtherLines count={cart.furtherLines} />
            <p className="mt-3 flex flex-wrap gap-x-6">
              <ArrowLink to={href("/products")}>What goes into the crate</ArrowLink>
              <ArrowLink to={href("/crate-size")}>Does the crate fit?</ArrowLink>
            </p>
          </div>
          <OrderSummary items={cart.items}>
            <CheckoutButton cart={cart} checkout={checkout} busyLabel="Redirecting..." staysInView>
              Proceed to Checkout
            </CheckoutButton>
            <p className="max-w-none text-center md:mt-4">
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
    </>
  );
}
