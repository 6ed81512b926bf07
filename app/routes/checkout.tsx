import { data, redirect } from "react-router";
import { PageTrail } from "~/frame/page-trail";
import { pageMeta } from "~/seo/page-meta";
import { CartNotYetKnown } from "~/shop/cart/cart-not-yet-known";
import { EmptyCart } from "~/shop/cart/empty-cart";
import { useCart } from "~/shop/cart/use-cart";
import { startCheckout } from "~/shop/checkout/checkout.server";
import { failureStatus } from "~/shop/checkout/checkout-failure";
import { CheckoutOrder } from "~/shop/checkout/checkout-order";
import { OrderNotice } from "~/shop/checkout/order-notice";
import { sendOrder } from "~/shop/checkout/send-order";
import { useCheckout } from "~/shop/checkout/use-checkout";
import { shopContext } from "~/shop/shop-context.server";
import { Page } from "~/ui/page";
import { PageHeading } from "~/ui/page-heading";
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
  return sendOrder(serverAction);
}

export default function Checkout() {
  const items = useCart();
  const checkout = useCheckout(items);
  return (
    <Page isNarrow>
      <PageTrail current="Final Step: Secure Checkout" />
      <PageHeading title="Final Step: Secure Checkout" />
      <OrderNotice failure={checkout.failure} />
      {items === null && <CartNotYetKnown />}
      {items?.length === 0 && (
        <EmptyCart title="Your cart is empty.">You can't checkout without any items!</EmptyCart>
      )}
      {items && items.length > 0 && <CheckoutOrder items={items} checkout={checkout} />}
    </Page>
  );
}
