import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";
import { NumberedTexts, TitledTexts } from "~/ui/titled-texts";
import type { Service } from "./services.server";

/** What the page of the DGFT permit has more than the others: help, reasons and a guide. */
export function PermitSections({ permit }: { permit: NonNullable<Service["permit"]> }) {
  const { helpSteps, reasons, steps } = permit;
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
        <NumberedTexts texts={steps} />
      </Section>
      <Section labelledBy="reasons-title" ground="paper">
        <SectionHeading id="reasons-title" eyebrow="Why with us" title="Five reasons" />
        <TitledTexts texts={reasons} />
      </Section>
    </>
  );
}
