import { href } from "react-router";
import { company } from "~/content/company";
import { ButtonLink } from "~/ui/button";
import { MessagePanel } from "~/ui/message-panel";
import { Page } from "~/ui/page";
import { TextLink } from "~/ui/text-link";
import { FailureReference } from "./failure-reference";

export function UnexpectedErrorMessage() {
  return (
    <Page>
      <MessagePanel
        headingLevel="h1"
        tone="alert"
        title="Something went wrong"
        actions={
          <>
            <ButtonLink to={href("/")} reloadDocument>
              Go to the home page
            </ButtonLink>
            <ButtonLink to={href("/contact")} reloadDocument look="quiet">
              Contact us
            </ButtonLink>
          </>
        }
      >
        <p>
          The page could not be shown. Please try again in a moment, or call us on{" "}
          <TextLink href={company.phone.uri} className="whitespace-nowrap">
            {company.phone.label}
          </TextLink>
          .
        </p>
        <FailureReference />
      </MessagePanel>
    </Page>
  );
}
