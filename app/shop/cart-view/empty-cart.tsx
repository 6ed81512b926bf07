import { href } from "react-router";
import catOnTheSteps from "#pictures/pet-street-cat.svg?w=640;960&as=picture";
import { ButtonLink } from "#ui/button.tsx";
import { MessagePanel, Panel, PanelPicture } from "#ui/layout/message-panel.tsx";
import { Spinner } from "#ui/paper/plane.tsx";

/** The cart and the checkout have different texts. */
export function EmptyCart({ title, children }: { title: string; children: string }) {
  return (
    <MessagePanel
      title={title}
      actions={<ButtonLink to={href("/products")}>Go to Products</ButtonLink>}
      picture={<PanelPicture picture={catOnTheSteps} />}
    >
      <p>{children}</p>
    </MessagePanel>
  );
}

/**
 * The server's HTML, because only the browser has the cart. It already has the picture of the empty
 * cart, so that the largest element of the page does not wait for JavaScript.
 */
export function CartLoading() {
  return (
    <Panel picture={<PanelPicture picture={catOnTheSteps} />}>
      <noscript>
        <p className="m-8 rounded-card bg-marigold-pale p-5 text-lead">
          Your cart is kept in your browser. Please switch on JavaScript to see it.
        </p>
      </noscript>
      <div className="noscript:hidden">
        <Spinner label="Opening your cart…" />
      </div>
    </Panel>
  );
}
