import { href } from "react-router";
import { addToCart } from "#shop/cart/add-to-cart.ts";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { Button } from "#ui/button.tsx";
import { LuggageTag } from "#ui/paper/travel-paper.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { Offer } from "./crate-offers.server.ts";

/** The price on a tag, and the stock. */
export function OfferPrice({ offer }: { offer: Offer | null }) {
  return (
    <>
      {offer?.price && (
        <LuggageTag>
          <strong className="text-xl">{offer.price}</strong>
        </LuggageTag>
      )}
      <p>{offer?.stock}</p>
    </>
  );
}

/** Add to Cart, and the product's page. */
export function OfferActions({ offer }: { offer: Offer | null }) {
  if (!offer) {
    return (
      <p>
        The shop’s prices cannot be read just now.{" "}
        <PageLink to={href("/products")}>Look in the shop</PageLink>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <AddButton offer={offer} />
      <PageLink to={offer.path} prefetch="intent" className="py-2.5 font-semibold">
        See it in the shop
      </PageLink>
    </div>
  );
}

/** Adds the exact variant. Without JavaScript, which keeps the cart, the product's page is the way. */
export function AddButton({ offer, isQuiet }: { offer: Offer; isQuiet?: boolean }) {
  const isHydrated = useIsHydrated();
  const { cartProduct } = offer;
  if (!cartProduct) return null;
  return (
    <Button
      look={isQuiet ? "quiet" : "primary"}
      disabled={!isHydrated}
      data-waiting={isHydrated ? undefined : true}
      aria-label={`Add to Cart: ${offer.name}`}
      onClick={() => addToCart(cartProduct, 1)}
      className="whitespace-nowrap px-4! noscript:hidden"
    >
      Add to Cart
    </Button>
  );
}
