import { Spinner } from "~/ui/flight-path";
import { Panel } from "~/ui/message-panel";
import { CartPicture } from "./cart-picture";

/**
 * In the server's HTML, which cannot know the cart: only the browser has it. With the picture of an empty
 * cart, so that the largest thing on the page is there before any script.
 */
export function CartNotYetKnown() {
  return (
    <Panel picture={<CartPicture />}>
      <noscript>
        <p className="m-8 rounded-card bg-marigold-pale p-5 text-lead">
          Your cart is kept in your browser and needs JavaScript switched on.
        </p>
      </noscript>
      <div className="noscript:hidden">
        <Spinner label="Opening your cart…" />
      </div>
    </Panel>
  );
}
