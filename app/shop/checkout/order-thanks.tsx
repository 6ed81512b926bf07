import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { company } from "~/content/company";
import { Notice } from "~/ui/notice";
import { TextLink } from "~/ui/text-link";
import { cartStore } from "../cart/cart-store";
import { finishStartedCheckout } from "./started-checkout";

/**
 * Thanks a buyer whom the payment page has sent back with `checkout=success`, and takes the marker out
 * of the address. The cart is emptied only where this browser started the checkout: anyone can open
 * the address, and a banking app may bring a buyer back in another browser.
 */
export function OrderThanks() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isMarked = search.get("checkout") === "success";
  const [buyer, setBuyer] = useState<"of-this-browser" | "unknown" | null>(null);

  const welcomeBack = useEffectEvent(() => {
    const isOfThisBrowser = finishStartedCheckout(Date.now());
    if (isOfThisBrowser) cartStore.empty();
    // Once: React runs effects twice in development.
    setBuyer((known) => known ?? (isOfThisBrowser ? "of-this-browser" : "unknown"));
    const rest = new URLSearchParams(search);
    rest.delete("checkout");
    navigate({ search: String(rest), hash }, { replace: true, preventScrollReset: true });
  });

  useEffect(() => {
    if (isMarked) welcomeBack();
  }, [isMarked]);

  if (buyer === null) return null;
  const isOfThisBrowser = buyer === "of-this-browser";
  return (
    <Notice tone="good" title={isOfThisBrowser ? "Thank you for your order!" : "Thank you!"}>
      <p>
        {isOfThisBrowser
          ? "Our payment partner tells us that your payment went through."
          : "If you have just paid in another browser, your order went through there. The cart in this one is left as it was."}{" "}
        If anything is not as it should be, write to{" "}
        <TextLink href={company.email.uri}>{company.email.label}</TextLink>.
      </p>
    </Notice>
  );
}
