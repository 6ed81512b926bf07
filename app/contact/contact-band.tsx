import { href } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";
import { ContactCard } from "./contact-card";

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
  /** The known answers about the move, as a query for the quote page. */
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
