import { company } from "#content/company/company.ts";
import type { Testimonial } from "#content/company/testimonials.ts";
import { Picture } from "#ui/picture.tsx";
import { formatDate } from "#ui/text/date-words.ts";
import { TextLink } from "#ui/text/text-link.tsx";

/** A testimonial as the home page shows it. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { rating, text, picture, alt } = testimonial;
  return (
    <figure className="row-span-3 grid h-full grid-rows-[auto_1fr_auto] rounded-card lg:grid-rows-subgrid bg-paper px-5 pb-5 shadow-card sm:px-8 sm:pb-8">
      <div className="-mt-9 flex items-end justify-between">
        <div className="size-26 overflow-hidden rounded-full border-4 border-paper bg-paper">
          <Picture picture={picture} alt={alt} sizes="110px" className="size-full object-cover" />
        </div>
        <Stars rating={rating} />
      </div>
      <blockquote className="mt-4 sm:mt-5">
        <p className="text-xl leading-normal">{text}</p>
      </blockquote>
      <figcaption className="mt-4 border-sand-deep border-t pt-4 sm:mt-6">
        <Journey testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}

/** Whose words they are, and which move they are about. */
export function Journey({ testimonial }: { testimonial: Testimonial }) {
  const { name, origin, destination, pet, arrived } = testimonial;
  return (
    <>
      <span className="block font-display font-semibold text-xl">{name}</span>
      <span className="text-ink-soft">
        {origin} to {destination}, with {pet}
        {arrived && (
          <>
            . Arrived on <time dateTime={arrived}>{formatDate(arrived)}</time>
          </>
        )}
      </span>
    </>
  );
}

/** A rating of up to five stars, with a label for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of 5 stars`}
      viewBox="0 0 120 24"
      className="h-3.5 text-marigold"
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
