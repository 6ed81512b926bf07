import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { company } from "~/content/company";
import { Notice } from "~/ui/notice";
import { cartStore } from "../cart/cart-store";
import { finishStartedCheckout } from "./started-checkout";

/**
 * Thanks a buyer whom the payment page has sent back with `checkout=success`, and takes the marker out
 * of the address. The cart is emptied only where this browser started the checkout: the address can
 * be opened by anyone, anywhere.
 */
export function OrderThanks() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isMarked = search.get("checkout") === "success";
  const [isThanked, setIsThanked] = useState(isMarked);

  useEffect(() => {
    if (!isMarked) return;
    if (finishStartedCheckout()) cartStore.empty();
    setIsThanked(true);
    navigate({ search: "" }, { replace: true, preventScrollReset: true });
  }, [isMarked, navigate]);

  if (!isThanked) return null;
  return (
    <Notice tone="good" title="Thank you for your order!">
      <p>
        Our payment partner tells us that your payment went through. If anything is not as it should
        be, write to{" "}
        <a href={company.email.uri} className="text-teal underline">
          {company.email.label}
        </a>
        .
      </p>
    </Notice>
  );
}
