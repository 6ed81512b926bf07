import { Spinner } from "~/ui/spinner";

/** In the server's HTML, which cannot know the cart: only the browser has it. */
export function CartNotYetKnown() {
  return (
    <>
      <noscript>
        <p>Your cart is kept in your browser and needs JavaScript switched on.</p>
      </noscript>
      <div className="noscript:hidden">
        <Spinner label="Opening your cart…" />
      </div>
    </>
  );
}
