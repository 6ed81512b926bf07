import { href, useLocation } from "react-router";
import { PhoneLink } from "#frame/contact/contact-links.tsx";
import { SearchForm } from "#frame/search-form.tsx";
import dogOnBelt from "#pictures/dog-on-belt.svg?w=640&as=picture";
import beagleLookingAway from "#pictures/pet-beagle.svg?w=640&as=picture";
import { ButtonLink } from "#ui/button.tsx";
import { MessagePanel, PanelPicture } from "#ui/layout/message-panel.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { RequestId } from "./request-id.tsx";

export function NotFoundMessage() {
  const { pathname } = useLocation();
  return (
    <Page>
      <MessagePanel
        headingLevel="h1"
        title="This page does not exist"
        picture={<PanelPicture picture={beagleLookingAway} />}
        actions={
          <>
            <ButtonLink to={href("/")}>Go to the home page</ButtonLink>
            <ButtonLink to={href("/contact")} look="quiet">
              Contact us
            </ButtonLink>
          </>
        }
      >
        <p>
          The address may be mistyped, or the page may have moved. You may find what you need among
          the <PageLink to={href("/blog")}>guides</PageLink>, the{" "}
          <PageLink to={href("/services")}>services</PageLink>, with{" "}
          <PageLink to={href("/plan")}>when can we fly?</PageLink>, in the{" "}
          <PageLink to={href("/products")}>shop</PageLink> or on the{" "}
          <PageLink to={href("/sitemap")}>list of all pages</PageLink>.
        </p>
        <SearchForm
          label="Search this site"
          query={readPathWords(pathname)}
          className="mt-5 text-base text-ink"
        />
      </MessagePanel>
    </Page>
  );
}

/** The words at the end of a path, such as "dog to dubai". What has a digit or is too long for a word may be a key. */
const readPathWords = (pathname: string): string =>
  pathname
    .replace(/.*\//, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /^\D{2,20}$/.test(word))
    .join(" ");

export function UnexpectedErrorMessage() {
  const location = useLocation();
  return (
    <Page>
      <MessagePanel
        headingLevel="h1"
        isAlert
        title="Something went wrong"
        picture={<PanelPicture picture={dogOnBelt} />}
        actions={
          <>
            <ButtonLink to={location} reloadDocument>
              Try again
            </ButtonLink>
            <ButtonLink to={href("/")} reloadDocument look="quiet">
              Go to the home page
            </ButtonLink>
            <ButtonLink to={href("/contact")} reloadDocument look="quiet">
              Contact us
            </ButtonLink>
          </>
        }
      >
        <p>
          The page could not be shown. If it fails again, call us on <PhoneLink />.
        </p>
        <RequestId />
      </MessagePanel>
    </Page>
  );
}
