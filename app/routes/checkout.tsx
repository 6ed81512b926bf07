import { data, redirect } from "react-router";
import { pageMeta } from "~/seo/page-meta";
import { CartNotYetKnown } from "~/shop/cart/cart-not-yet-known";
import { EmptyCart } from "~/shop/cart/empty-cart";
import { useCart } from "~/shop/cart/use-cart";
import { startCheckout } from "~/shop/checkout/checkout.server";
import { CheckoutOrder } from "~/shop/checkout/checkout-order";
import { rememberStartedCheckout } from "~/shop/checkout/started-checkout";
import { StockNotice } from "~/shop/checkout/stock-notice";
import { useCheckout } from "~/shop/checkout/use-checkout";
import { shopContext } from "~/shop/shop-context.server";
import { PageHeading } from "~/ui/page-heading";
import type { Route } from "./+types/checkout";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Secure checkout",
    description: "Check your order once more, then pay on our payment partner's secure page.",
  });

const statusOf = { invalid: 400, "insufficient-inventory": 409, failed: 502 } as const;

export async function action({ request, url, context }: Route.ActionArgs) {
  const { store } = context.get(shopContext);
  const result = await startCheckout(store, request, url.origin);
  if (result.kind === "redirect") throw redirect(result.url);
  return data(result, { status: statusOf[result.kind] });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      rememberStartedCheckout();
      throw error;
    }
    console.warn("The order could not be sent.", error);
    return { kind: "failed" as const };
  }
}

export default function Checkout() {
  const items = useCart();
  const checkout = useCheckout();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title="Final Step: Secure Checkout" />
      {checkout.lacksStock && <StockNotice />}
      {items === null && <CartNotYetKnown />}
      {items?.length === 0 && (
        <EmptyCart title="Your cart is empty.">You can't checkout without any items!</EmptyCart>
      )}
      {items && items.length > 0 && (
        <CheckoutOrder
          items={items}
          isRedirecting={checkout.isInProgress}
          onPay={() => checkout.start(items)}
        />
      )}
    </div>
  );
}
