import { data, redirect } from "react-router";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { PageTrail } from "#frame/page-trail.tsx";
import { useCurrentCart } from "#shop/cart/use-current-cart.ts";
import { CartLoading, EmptyCart } from "#shop/cart-view/empty-cart.tsx";
import { failureStatus, startCheckout } from "#shop/checkout/checkout.server.ts";
import { useCheckout } from "#shop/checkout/checkout-button.tsx";
import { CheckoutOrder } from "#shop/checkout/checkout-order.tsx";
import { submitCheckout } from "#shop/checkout/submit-checkout.ts";
import { shopContext } from "#shop/shop-context.server.ts";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import type { Route } from "./+types/checkout";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Secure checkout",
    description: "Check your order once more, then pay on our payment partner's secure page.",
    isNoindex: true,
  });

export async function action({ request, url, context }: Route.ActionArgs) {
  const result = await startCheckout(context.get(shopContext), request, url.origin);
  if (result.kind === "redirect") throw redirect(result.url);
  const headers = new Headers(result.kind === "too-many" ? { "Retry-After": "60" } : {});
  return data(result, { status: failureStatus[result.kind], headers });
}

export const headers: Route.HeadersFunction = ({ actionHeaders, parentHeaders }) =>
  actionHeaders.has("Retry-After") ? actionHeaders : parentHeaders;

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitCheckout(serverAction);
}

export default function Checkout() {
  const cart = useCurrentCart();
  const checkout = useCheckout(cart);
  return (
    <Page isNarrow>
      <PageTrail current="Checkout" />
      <PageHeading title="Final Step: Secure Checkout" />
      {cart === null && <CartLoading />}
      {cart?.items.length === 0 && (
        <EmptyCart title="Your cart is empty.">You can't checkout without any items!</EmptyCart>
      )}
      {cart && cart.items.length > 0 && <CheckoutOrder cart={cart} checkout={checkout} />}
    </Page>
  );
}
