import { company } from "#content/company/company.ts";
import { contactPath } from "#frame/contact/contact-band.tsx";
import { MailIcon, PhoneIcon } from "#frame/contact/contact-icons.tsx";
import type { DocumentSection } from "#pages/documents/documents.server.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { TicketStub } from "#ui/paper/travel-paper.tsx";

const contactLink =
  "flex min-h-11 items-center gap-3 font-semibold text-teal decoration-2 decoration-marigold underline-offset-4 hover:underline";

type ArticleSidebarProps = { slug: string; sections: DocumentSection[] };

/** Stays in view beside a guide: links to its sections, and ways to contact us. */
export function ArticleSidebar({ slug, sections }: ArticleSidebarProps) {
  return (
    <aside
      aria-label="This guide"
      className="sticky top-[calc(var(--spacing-header)+1.5rem)] max-h-[calc(100dvh-var(--spacing-header)-6.5rem)] overflow-y-auto rounded-card bg-paper shadow-card max-lg:hidden print:hidden"
    >
      <nav aria-labelledby="sections-title" className="p-6">
        <p id="sections-title" className="mb-2 font-display font-semibold text-lg">
          On this page
        </p>
        <SectionLinks sections={sections} />
      </nav>
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
            <span className="sr-only">E-mail us: </span>
            {company.email.label}
          </span>
        </a>
        <ButtonLink to={contactPath(slug)} prefetch="intent" className="mt-4 w-full">
          Get a Free Quote
        </ButtonLink>
      </TicketStub>
    </aside>
  );
}

/** Links to the sections of a guide on screens that are too narrow for the sidebar. */
export function ArticleContents({ sections }: { sections: DocumentSection[] }) {
  return (
    <Fold title="On this page" heading={null} className="mt-4 lg:hidden print:hidden">
      <nav aria-label="On this page">
        <SectionLinks sections={sections} />
      </nav>
    </Fold>
  );
}

function SectionLinks({ sections }: { sections: DocumentSection[] }) {
  return (
    <ul className="grid">
      {sections.map(({ id, title }) => (
        <li key={id}>
          {/* Not a Link: only the browser also moves the focus to the section. */}
          <a
            href={`#${id}`}
            className="block py-1.5 leading-snug decoration-2 decoration-marigold underline-offset-4 hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
