import { ContactCard } from "#frame/contact/contact-card.tsx";
import { EnquiryForm } from "#office/enquiry/form/enquiry-form.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";

export function Contact() {
  return (
    <div id="contact">
      <Section labelledBy="contact-title" ground="pale">
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
          <div>
            <SectionHeading isLarge id="contact-title" title="Tell us who is travelling">
              Your pet’s breed and age, from where to where, and the month you have in mind. That is
              enough for a first answer.
            </SectionHeading>
            {/* The footer, which follows, has the same for narrow windows. */}
            <div className="mt-8 max-lg:hidden">
              <ContactCard />
            </div>
          </div>
          <div>
            <EnquiryForm />
          </div>
        </div>
      </Section>
    </div>
  );
}
