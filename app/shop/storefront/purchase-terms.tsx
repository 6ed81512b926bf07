import { href } from "react-router";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { icon } from "#ui/icons.tsx";
import { PageLink } from "#ui/text/text-link.tsx";

/** The terms for every product, from the terms and conditions and the return policy. */
export function PurchaseTerms() {
  return (
    <ul className="mt-4 grid gap-1.5 text-sm *:flex *:items-start *:gap-2.5">
      <li>
        <ReceiptIcon />
        The price includes all taxes.
      </li>
      <li>
        <BoxIcon />
        Shipping costs nothing.{" "}
        {ownerFacts.deliveryTime.value && `It takes ${ownerFacts.deliveryTime.value}.`}
      </li>
      <li>
        <ReturnIcon />
        <span>
          Returns: write to us within 3 business days.{" "}
          <PageLink to={href("/return-policy")} className="inline-block">
            What you can return
          </PageLink>
        </span>
      </li>
    </ul>
  );
}

const ReceiptIcon = icon(
  "M6 3.5l2 1.5 2-1.5 2 1.5 2-1.5 2 1.5 2-1.5v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9.5 10h5M9.5 14h5",
);
const BoxIcon = icon("M12 3.5l8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4");
const ReturnIcon = icon("M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9");
