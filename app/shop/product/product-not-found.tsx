import { href } from "react-router";
import { ButtonLink } from "~/ui/button";
import { MessagePanel } from "~/ui/message-panel";

export function ProductNotFound() {
  return (
    <MessagePanel
      headingLevel="h1"
      title="Product not found"
      actions={<ButtonLink to={href("/products")}>See all products</ButtonLink>}
    >
      <p>It may have been taken out of the shop, or the address is mistyped.</p>
    </MessagePanel>
  );
}
