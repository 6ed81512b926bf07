import { Spinner } from "~/ui/spinner";

/** In the server's HTML, which cannot know the cart: only the browser has it. */
export function CartNotYetKnown() {
  return (
    <>
      <noscript>
        <p className="rounded-card bg-marigold-pale p-5 text-lead">
          Your cart is kept in your browser and needs JavaScript switched on.
        </p>
      </noscript>
      <div className="noscript:hidden">
        <Spinner label="Opening your cart…" />
      </div>
    </>
  );
}
