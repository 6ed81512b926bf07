import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import { PhoneLink } from "#frame/contact/contact-links.tsx";
import dogOnBelt from "#pictures/dog-on-belt.svg?w=640&as=picture";
import dogByTheCanal from "#pictures/pet-indie-dog.svg?w=640&as=picture";
import { ButtonLink } from "#ui/button.tsx";
import { MessagePanel, PanelPicture } from "#ui/layout/message-panel.tsx";
import { Page } from "#ui/layout/page.tsx";

type LoadFailureProps = {
  /** The part that could not be loaded, in words. */
  message: string;
  headingLevel?: "h1" | "h2";
  /** Another action besides trying again. */
  action?: ReactNode;
  /** The reference that support needs to find the failure in the log. */
  children: ReactNode;
};

/** Shown when the store's products could not be loaded. */
export function LoadFailure({ message, headingLevel, action, children }: LoadFailureProps) {
  const location = useLocation();
  return (
    <MessagePanel
      isAlert
      headingLevel={headingLevel}
      title="An Error Occurred"
      picture={<PanelPicture picture={dogOnBelt} />}
      actions={
        <>
          <ButtonLink to={location} reloadDocument>
            Try again
          </ButtonLink>
          {action}
        </>
      }
    >
      <p>{message}</p>
      <p className="mt-2">
        If you need something for a journey soon, call us on <PhoneLink />.
      </p>
      {children}
    </MessagePanel>
  );
}

export function ProductNotFound() {
  return (
    <Page>
      <MessagePanel
        headingLevel="h1"
        title="Product not found"
        actions={<ButtonLink to={href("/products")}>See all products</ButtonLink>}
        picture={<PanelPicture picture={dogByTheCanal} />}
      >
        <p>It may have been removed from the shop, or the address may be mistyped.</p>
      </MessagePanel>
    </Page>
  );
}
