import { href } from "react-router";
import dogByTheCanal from "~/pictures/pet-indie-dog.svg?w=320;640&format=avif;webp&as=picture";
import { ButtonLink } from "~/ui/button";
import { MessagePanel, PanelPicture } from "~/ui/message-panel";
import { Page } from "~/ui/page";

export function ProductNotFound() {
  return (
    <Page>
      <MessagePanel
        headingLevel="h1"
        title="Product not found"
        actions={<ButtonLink to={href("/products")}>See all products</ButtonLink>}
        picture={<PanelPicture picture={dogByTheCanal} />}
      >
        <p>It may have been taken out of the shop, or the address is mistyped.</p>
      </MessagePanel>
    </Page>
  );
}
