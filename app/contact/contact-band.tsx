import { href } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";
import { ContactCard } from "./contact-card";
import { contactPath } from "./contact-path";

type ContactBandProps = {
  title: string;
  children: string;
  buttonLabel?: string;
  /** The page that an enquiry from here is about: the slug of an article or a service. */
  topicSlug?: string;
};

/** The way to us at the end of a page. */
export function ContactBand(props: ContactBandProps) {
  const { title, children, buttonLabel = "Contact us", topicSlug } = props;
  return (
    <div className="print:hidden">
      <Section labelledBy="contact-title" ground="pale">
        <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
          <div>
            <SectionHeading id="contact-title" eyebrow="Talk to us" title={title}>
              {children}
            </SectionHeading>
            <ButtonLink
              to={topicSlug ? contactPath(topicSlug) : href("/contact")}
              prefetch="intent"
              className="mt-7"
            >
              {buttonLabel}
            </ButtonLink>
          </div>
          <ContactCard />
        </div>
      </Section>
    </div>
  );
}
