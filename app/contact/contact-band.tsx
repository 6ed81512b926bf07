import { href } from "react-router";
import { company } from "~/content/company";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";
import { TextLink } from "~/ui/text-link";

/** The path of the contact form for enquiries about an article or a service. */
export function contactPath(topicSlug: string): string {
  return `${href("/contact")}?topic=${topicSlug}`;
}

type ContactBandProps = {
  title: string;
  children: string;
  buttonLabel?: string;
  /** The slug of the article or service that an enquiry from here is about. */
  topicSlug?: string;
  /** What the page knows of the move, as the query of the quote. */
  quoteSearch?: string;
};

/** The last section of most pages: a link to the contact form, and our phone and e-mail. */
export function ContactBand(props: ContactBandProps) {
  const { title, children, buttonLabel = "Contact us", topicSlug, quoteSearch = "" } = props;
  return (
    <div className="print:hidden">
      <Section labelledBy="contact-title" ground="pale">
        <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
          <div>
            <SectionHeading id="contact-title" eyebrow="Talk to us" title={title}>
              {children}
            </SectionHeading>
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink
                to={topicSlug ? contactPath(topicSlug) : href("/contact")}
                prefetch="intent"
              >
                {buttonLabel}
              </ButtonLink>
              <ButtonLink to={{ pathname: href("/quote"), search: quoteSearch }} look="quiet">
                What will it cost?
              </ButtonLink>
            </div>
          </div>
          <ContactCard />
        </div>
      </Section>
    </div>
  );
}

export function ContactCard() {
  return (
    <address className="rounded-card bg-paper p-6 not-italic shadow-card sm:p-9">
      <p className="text-ink-soft">Call us</p>
      <TextLink
        href={company.phone.uri}
        className="inline-block py-1 font-display font-semibold text-heading no-underline hover:underline"
      >
        {company.phone.label}
      </TextLink>
      <p className="mt-5 text-ink-soft">Write to us</p>
      <TextLink
        href={company.email.uri}
        className="inline-block break-all py-1 font-semibold text-lg"
      >
        {company.email.label}
      </TextLink>
      <div className="mt-6 border-sand-deep border-t-2 border-dashed pt-5">
        <p>Office hours: {company.officeHours}.</p>
        <p className="mt-1">
          A pet on its way? Emergency support answers {company.emergencySupport}.
        </p>
      </div>
    </address>
  );
}
