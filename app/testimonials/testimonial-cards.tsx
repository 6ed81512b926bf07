import { company } from "~/content/company";
import type { Testimonial } from "~/content/testimonials";
import { Picture } from "~/ui/picture";
import { TextLink } from "~/ui/text-link";

/** The testimonials as the home page shows them. */
export function TestimonialCards({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <ul className="mt-16 grid gap-x-6 gap-y-16 lg:grid-cols-3">
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, origin, destination, pet, rating, text, picture, alt } = testimonial;
  return (
    <figure className="flex h-full flex-col rounded-card bg-paper p-6 pt-0 shadow-card sm:p-8 sm:pt-0">
      <div className="-mt-9 flex items-end justify-between">
        <div className="size-26 overflow-hidden rounded-full border-4 border-paper bg-paper">
          <Picture picture={picture} alt={alt} sizes="110px" className="size-full" />
        </div>
        <Stars rating={rating} />
      </div>
      <blockquote className="mt-5 grow">
        <p className="text-lg leading-relaxed">{text}</p>
      </blockquote>
      <figcaption className="mt-6 border-sand-deep border-t-2 border-dashed pt-4">
        <span className="block font-display font-semibold text-xl">{name}</span>
        <span className="text-ink-soft">
          {origin} to {destination}, with {pet}
        </span>
      </figcaption>
    </figure>
  );
}

/** A rating of up to five stars, with a label for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of 5 stars`}
      viewBox="0 0 120 24"
      className="h-5 text-marigold"
      fill="currentColor"
    >
      {[0, 1, 2, 3, 4].slice(0, rating).map((place) => (
        <path
          key={place}
          transform={`translate(${place * 24} 0)`}
          d="M12 2l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.7l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z"
        />
      ))}
    </svg>
  );
}

export function ReviewsLink() {
  return (
    <TextLink href={company.reviewsUrl} className="inline-flex min-h-11 items-center font-semibold">
      Read all reviews
    </TextLink>
  );
}
