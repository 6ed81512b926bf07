import { href } from "react-router";
import { ButtonLink } from "~/ui/button";
import { MessagePanel } from "~/ui/message-panel";
import { CartPicture } from "./cart-picture";

/** Where there would be a cart; the words are those of the specification's section 2. */
export function EmptyCart({ title, children }: { title: string; children: string }) {
  return (
    <MessagePanel
      title={title}
      actions={<ButtonLink to={href("/products")}>Go to Products</ButtonLink>}
      picture={<CartPicture />}
    >
      <p>{children}</p>
    </MessagePanel>
  );
}
