import { href } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";
import { ContactCard } from "./contact-card";

type ContactBandProps = { title: string; children: string; buttonLabel?: string };

/** The way to us at the end of a page. */
export function ContactBand({ title, children, buttonLabel = "Contact us" }: ContactBandProps) {
  return (
    <div className="print:hidden">
      <Section labelledBy="contact-title" ground="pale">
        <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
          <div>
            <SectionHeading id="contact-title" eyebrow="Talk to us" title={title}>
              {children}
            </SectionHeading>
            <ButtonLink to={href("/contact")} prefetch="intent" className="mt-7">
              {buttonLabel}
            </ButtonLink>
          </div>
          <ContactCard />
        </div>
      </Section>
    </div>
  );
}
