import { NumberedTexts, TitledTexts } from "~/ui/lists";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";
import type { Service } from "./services.server";

/** What the page of the DGFT permit has more than the others: help, reasons and a guide. */
export function PermitSections({ permit }: { permit: NonNullable<Service["permit"]> }) {
  const { helpSteps, reasons, steps } = permit;
  return (
    <>
      <Section labelledBy="help-title" ground="paper">
        <SectionHeading id="help-title" eyebrow="How we help" title="Our part: four steps" />
        <NumberedTexts texts={helpSteps} />
      </Section>
      <Section labelledBy="guide-title" ground="pale">
        <SectionHeading
          id="guide-title"
          eyebrow="Guide"
          title="The whole way: five steps to the permit"
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
