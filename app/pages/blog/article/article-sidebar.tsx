import { company } from "#content/company/company.ts";
import { contactPath } from "#frame/contact/contact-band.tsx";
import { MailIcon, PhoneIcon } from "#frame/contact/contact-icons.tsx";
import { Contents } from "#pages/documents/contents.tsx";
import type { DocumentSection } from "#pages/documents/documents.server.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { TicketStub } from "#ui/paper/travel-paper.tsx";

const contactLink =
  "flex min-h-11 items-center gap-3 font-semibold text-teal decoration-2 decoration-marigold underline-offset-4 hover:underline";

type ArticleSidebarProps = { slug: string; sections: DocumentSection[] };

/** Stays in view beside a guide: links to its sections, and ways to contact us. */
export function ArticleSidebar({ slug, sections }: ArticleSidebarProps) {
  return (
    <Contents sections={sections} label="This guide">
      <TicketStub className="p-6">
        <a href={company.phone.uri} className={contactLink}>
          <PhoneIcon />
          <span>
            <span className="sr-only">Call us: </span>
            {company.phone.label}
          </span>
        </a>
        <a href={company.email.uri} className={contactLink}>
          <MailIcon />
          <span className="wrap-anywhere">
            <span className="sr-only">Email us: </span>
            {company.email.label}
          </span>
        </a>
        <ButtonLink to={contactPath(slug)} prefetch="intent" className="mt-4 w-full">
          Get a Free Quote
        </ButtonLink>
      </TicketStub>
    </Contents>
  );
}
