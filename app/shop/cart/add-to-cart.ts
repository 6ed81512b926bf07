import { href } from "react-router";
import { showToast, type ToastMessage } from "#ui/toast/toast.ts";
import { type CartProduct, itemLabel } from "./cart.ts";
import { cartStore } from "./cart-store.ts";

/** Adds the variant to the cart and shows a toast with links to the cart and to the given pages. */
export function addToCart(
  product: CartProduct,
  quantity: number,
  links: NonNullable<ToastMessage["links"]> = [],
): void {
  cartStore.add(product, quantity);
  showToast({
    title: "Added to Cart!",
    description: `${itemLabel(product)} has been added.`,
    links: [{ label: "View cart", path: href("/cart") }, ...links],
  });
}
