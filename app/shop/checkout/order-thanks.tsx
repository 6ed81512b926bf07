import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { company } from "~/content/company";
import { Notice } from "~/ui/notice";
import { TextLink } from "~/ui/text-link";
import { cartStore } from "../cart/cart-store";
import { finishStartedCheckout } from "./started-checkout";

/**
 * Thanks a buyer whom the payment page redirected to `?checkout=success`, and removes that from the
 * URL. It empties the cart only if this browser started the checkout: anyone can open the URL, and a
 * banking app may open it in another browser.
 */
export function OrderThanks() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isMarked = search.get("checkout") === "success";
  const [startedIn, setStartedIn] = useState<"this-browser" | "unknown" | null>(null);

  const finishCheckout = useEffectEvent(() => {
    const isThisBrowser = finishStartedCheckout(Date.now());
    if (isThisBrowser) cartStore.empty();
    // Only the first time: React runs effects twice in development.
    setStartedIn((known) => known ?? (isThisBrowser ? "this-browser" : "unknown"));
    const rest = new URLSearchParams(search);
    rest.delete("checkout");
    navigate({ search: String(rest), hash }, { replace: true, preventScrollReset: true });
  });

  useEffect(() => {
    if (isMarked) finishCheckout();
  }, [isMarked]);

  if (startedIn === null) return null;
  const isThisBrowser = startedIn === "this-browser";
  return (
    <Notice tone="good" title={isThisBrowser ? "Thank you for your order!" : "Thank you!"}>
      <p>
        {isThisBrowser
          ? "Our payment partner tells us that your payment went through."
          : "If you have just paid in another browser, your order went through there. The cart in this one is left as it was."}{" "}
        If anything is not as it should be, write to{" "}
        <TextLink href={company.email.uri}>{company.email.label}</TextLink>.
      </p>
    </Notice>
  );
}
