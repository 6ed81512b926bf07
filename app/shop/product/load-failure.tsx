import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { company } from "~/content/company";
import { FailureReference } from "~/frame/failure-reference";
import { ButtonLink } from "~/ui/button";
import { MessagePanel } from "~/ui/message-panel";
import { TextLink } from "~/ui/text-link";

type LoadFailureProps = {
  /** What failed, in the words of the specification's error catalogue (section 8). */
  children: string;
  headingLevel?: "h1" | "h2";
  /** Another way on than trying again. */
  wayOn?: ReactNode;
};

/** In place of products that the store did not give, with a way to try again. */
export function LoadFailure({ children, headingLevel, wayOn }: LoadFailureProps) {
  const location = useLocation();
  return (
    <MessagePanel
      tone="alert"
      headingLevel={headingLevel}
      title="An Error Occurred"
      actions={
        <>
          <ButtonLink to={location} reloadDocument look="quiet">
            Try again
          </ButtonLink>
          {wayOn}
        </>
      }
    >
      <p>{children}</p>
      <p className="mt-2">
        If you need something for a journey soon, call us on{" "}
        <TextLink href={company.phone.uri} className="whitespace-nowrap">
          {company.phone.label}
        </TextLink>
        .
      </p>
      <FailureReference />
    </MessagePanel>
  );
}
