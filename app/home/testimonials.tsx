import { href } from "react-router";
import type { Testimonial } from "~/content/company/testimonials";
import { ReviewsLink, TestimonialCards } from "~/testimonials/testimonial-cards";
import { Section } from "~/ui/layout/section";
import { SectionHeading } from "~/ui/layout/section-heading";
import { ArrowLink } from "~/ui/text/text-link";

export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <Section labelledBy="testimonials-title">
      <SectionHeading
        id="testimonials-title"
        eyebrow="From owners"
        title="What they wrote after landing"
      />
      <TestimonialCards testimonials={testimonials} />
      <div className="mt-10 flex flex-wrap gap-x-10 gap-y-2">
        <ArrowLink to={href("/testimonials")}>What decided these moves</ArrowLink>
        <ReviewsLink />
      </div>
    </Section>
  );
}
