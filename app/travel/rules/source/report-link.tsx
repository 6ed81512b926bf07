import { href } from "react-router";
import { TextLink } from "#ui/text/text-link.tsx";

export const reportPath = (id: string) => `${href("/contact")}?report=${id}`;

type ReportLinkProps = {
  /** Such as `uk.blood-sample` or `airline.lufthansa`. */
  id: string | undefined;
  /** What it is, for those who hear the link without the text beside it. */
  about: string;
};

/** Leads to the contact form, which then knows which rule has changed. Not for paper. */
export function ReportLink({ id, about }: ReportLinkProps) {
  if (!id) return null;
  return (
    <TextLink
      href={reportPath(id)}
      rel="nofollow"
      aria-label={`Report an error: ${about}`}
      className="whitespace-nowrap print:hidden"
    >
      Report an error
    </TextLink>
  );
}
