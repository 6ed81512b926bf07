import { href } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";
import { ContactCard } from "./contact-card";

export function Contact() {
  return (
    <div id="contact">
      <Section labelledBy="contact-title" ground="pale">
        <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
          <div>
            <SectionHeading
              id="contact-title"
              eyebrow="Talk to us"
              title="Tell us who is travelling"
            >
              Your pet’s breed and age, from where to where, and the month you have in mind. That is
              enough for a first answer.
            </SectionHeading>
            <ButtonLink to={href("/contact")} prefetch="intent" className="mt-7">
              Get Free Quote
            </ButtonLink>
          </div>
          <ContactCard />
        </div>
      </Section>
    </div>
  );
}
