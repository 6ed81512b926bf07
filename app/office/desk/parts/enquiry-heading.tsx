import { href } from "react-router";
import { TextLink } from "#ui/text/text-link.tsx";

type EnquiryHeadingProps = { enquiryId: string; reference: string; children: string };

/** The head of a page about an enquiry, with the way back to it. */
export function EnquiryHeading({ enquiryId, reference, children }: EnquiryHeadingProps) {
  return (
    <>
      <p>
        <TextLink
          href={href("/desk/:enquiry", { enquiry: enquiryId })}
          className="inline-block py-2"
        >
          {reference}
        </TextLink>
      </p>
      <h1 className="wrap-anywhere mb-5 font-semibold text-heading">{children}</h1>
    </>
  );
}
