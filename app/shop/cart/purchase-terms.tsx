import { href } from "react-router";
import { BoxIcon, ReceiptIcon, ReturnIcon } from "~/ui/icons";
import { PageLink } from "~/ui/text-link";

/** What holds for every product, as the terms and the return policy say. */
export function PurchaseTerms() {
  return (
    <ul className="mt-4 grid gap-1.5 text-sm *:flex *:items-start *:gap-2.5">
      <li>
        <ReceiptIcon />
        The price includes all taxes.
      </li>
      <li>
        <BoxIcon />
        Shipping is free.
      </li>
      <li>
        <ReturnIcon />
        <span>
          Returns: write to us within 3 business days.{" "}
          <PageLink to={href("/return-policy")}>What can come back</PageLink>
        </span>
      </li>
    </ul>
  );
}
