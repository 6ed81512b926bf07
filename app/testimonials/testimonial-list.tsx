import { company } from "~/content/company";
import { testimonials } from "~/content/testimonials";
import { TextLink } from "~/ui/text-link";
import { TestimonialCard } from "./testimonial-card";

/** What owners wrote, and the way to more of it. */
export function TestimonialList() {
  return (
    <>
      <ul className="mt-16 grid gap-x-6 gap-y-16 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <p className="mt-12">
        <TextLink
          href={company.reviewsUrl}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          Read all reviews
        </TextLink>
      </p>
    </>
  );
}
