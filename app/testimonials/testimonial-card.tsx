import type { Testimonial } from "~/content/testimonials";
import { Picture } from "~/ui/picture";
import { Stars } from "./stars";

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
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
