import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";
import type { Service } from "./services.server";
import { NumberedTexts, TitledTexts } from "./titled-texts";

/** What the page of the DGFT permit has more than the others: help, reasons and a guide. */
export function PermitSections({ service }: { service: Service }) {
  const { helpSteps, reasons, guide } = service;
  if (!helpSteps || !reasons || !guide) return null;
  return (
    <>
      <Section labelledBy="help-title">
        <SectionHeading id="help-title" eyebrow="How we help" title="Four steps that we take" />
        <NumberedTexts texts={helpSteps} />
      </Section>
      <Section labelledBy="guide-title" ground="pale">
        <SectionHeading
          id="guide-title"
          eyebrow="Guide"
          title="Five steps to the permit in your hand"
        />
        <NumberedTexts texts={guide} />
      </Section>
      <Section labelledBy="reasons-title" ground="paper">
        <SectionHeading id="reasons-title" eyebrow="Why with us" title="Five reasons" />
        <TitledTexts texts={reasons} />
      </Section>
    </>
  );
}
