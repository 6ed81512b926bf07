import { TestimonialList } from "~/testimonials/testimonial-list";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";

export function Testimonials() {
  return (
    <Section labelledBy="testimonials-title">
      <SectionHeading
        id="testimonials-title"
        eyebrow="From owners"
        title="What they wrote after landing"
      />
      <TestimonialList />
    </Section>
  );
}
