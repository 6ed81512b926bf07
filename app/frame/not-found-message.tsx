import { href } from "react-router";
import { ButtonLink } from "~/ui/button";
import { MessagePanel } from "~/ui/message-panel";

export function NotFoundMessage() {
  return (
    <MessagePanel
      headingLevel="h1"
      title="This page does not exist"
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
