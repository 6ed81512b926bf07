import { useRef } from "react";
import { href } from "react-router";
import type { Testimonial } from "#content/company/testimonials.ts";
import { ReviewsLink, TestimonialCard } from "#pages/testimonials/testimonial-cards.tsx";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { ArrowIcon } from "#ui/icons.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";
import { ArrowLink } from "#ui/text/text-link.tsx";

const turns = [
  { label: "Previous review", widths: -1, className: "rotate-180" },
  { label: "Next review", widths: 1, className: "" },
];

/** Side by side, or as a row to swipe where the window is too narrow for three. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const isHydrated = useIsHydrated();
  const row = useRef<HTMLElement>(null);

  return (
    <Section labelledBy="testimonials-title">
      <SectionHeading isLarge id="testimonials-title" title="What they wrote after landing" />
      <section
        ref={row}
        aria-label="Testimonials"
        tabIndex={0}
        className="-mx-4 sm:-mx-6 [scroll-snap-type:x_mandatory] overflow-x-auto px-4 pt-11 pb-3 [scrollbar-width:none] motion-safe:scroll-smooth sm:px-6 lg:mt-2 lg:overflow-visible"
      >
        <ul className="flex gap-4 lg:grid lg:grid-cols-3 lg:gap-6 print:grid print:grid-cols-3">
          {testimonials.map((testimonial) => (
            <li
              key={testimonial.id}
              className="w-[88%] max-w-96 shrink-0 snap-center lg:row-span-3 lg:grid lg:w-auto lg:grid-rows-subgrid lg:gap-0 print:w-auto"
            >
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap items-center gap-x-10 lg:mt-4">
        <ReviewsLink />
        {isHydrated && (
          <div className="ml-auto flex gap-3 lg:hidden">
            {turns.map(({ label, widths, className }) => (
              <button
                key={label}
                type="button"
                aria-label={label}
                onClick={() =>
                  row.current?.scrollBy({ left: widths * 0.8 * row.current.clientWidth })
                }
                className={`grid size-11 place-items-center rounded-full border-2 border-teal bg-paper text-teal hover:bg-teal-pale ${className}`}
              >
                <ArrowIcon />
              </button>
            ))}
          </div>
        )}
        <ArrowLink to={href("/testimonials")} className="max-lg:basis-full">
          What decided these moves
        </ArrowLink>
      </div>
    </Section>
  );
}
