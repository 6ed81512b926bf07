import { href, NavLink } from "react-router";
import { CartIcon } from "#ui/icons.tsx";
import { countCartItems } from "./cart.ts";
import { useCart } from "./cart-store.ts";

const maxShownCount = 999;

/** The link to the cart, with the number of items once the page is hydrated. */
export function CartLink() {
  const items = useCart();
  const count = items ? countCartItems(items) : 0;
  return (
    <NavLink
      to={href("/cart")}
      className="relative flex min-h-11 items-center gap-1.5 pr-3 pl-2 font-semibold text-sm decoration-2 decoration-marigold underline-offset-8 hover:underline aria-[current=page]:underline sm:pr-6 sm:text-base"
    >
      <CartIcon />
      <span className="max-sm:sr-only">Cart</span>
      {count > 0 && (
        <span className="absolute top-0 -right-1 sm:right-0 grid h-5 min-w-5 place-items-center rounded-full bg-marigold px-1 font-semibold text-ink text-xs">
          <span aria-hidden="true">{count > maxShownCount ? `${maxShownCount}+` : count}</span>{" "}
          <span className="sr-only">{count === 1 ? "1 item" : `${count} items`}</span>
        </span>
      )}
    </NavLink>
  );
}
