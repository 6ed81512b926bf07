import { href } from "react-router";
import beagleLookingAway from "~/pictures/pet-beagle.svg?w=320;640&format=avif;webp&as=picture";
import { ButtonLink } from "~/ui/button";
import { MessagePanel } from "~/ui/message-panel";
import { PanelPicture } from "~/ui/panel-picture";

export function NotFoundMessage() {
  return (
    <MessagePanel
      headingLevel="h1"
      title="This page does not exist"
      picture={<PanelPicture picture={beagleLookingAway} />}
      actions={
        <>
          <ButtonLink to={href("/")}>Go to the home page</ButtonLink>
          <ButtonLink to={href("/products")} look="quiet">
            See the shop
          </ButtonLink>
        </>
      }
    >
      <p>The address may be mistyped, or the page has moved.</p>
    </MessagePanel>
  );
}
