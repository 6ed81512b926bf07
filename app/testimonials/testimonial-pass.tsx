import type { Testimonial } from "~/content/company/testimonials";
import { RouteStub } from "~/ui/paper/boarding-pass";
import { Picture } from "~/ui/picture";
import { ArrowLink } from "~/ui/text/text-link";
import { Stars } from "./testimonial-cards";

/** A testimonial with the rule that decided the move, in the form of a boarding pass. */
export function TestimonialPass({ testimonial }: { testimonial: Testimonial }) {
  const { name, origin, destination, pet, rating, text, picture, alt, route, decision } =
    testimonial;
  return (
    <article className="ticket-shadow">
      <div className="ticket-upright md:ticket flex flex-col overflow-hidden rounded-card bg-paper md:flex-row">
        <div className="grid grow gap-x-12 gap-y-6 p-6 sm:p-8 lg:grid-cols-2">
          <figure className="flex flex-col">
            <div className="flex items-center gap-4">
              <Picture
                picture={picture}
                alt={alt}
                sizes="80px"
                className="size-20 shrink-0 rounded-full"
              />
              <Stars rating={rating} />
            </div>
            <blockquote className="mt-4 grow">
              <p className="text-lg leading-relaxed">{text}</p>
            </blockquote>
            <figcaption className="mt-4">
              <span className="block font-display font-semibold text-xl">{name}</span>
              <span className="text-ink-soft">
                {origin} to {destination}, with {pet}
              </span>
            </figcaption>
          </figure>
          <div className="border-marigold border-t-2 border-dashed pt-5 lg:border-t-0 lg:border-l-2 lg:pt-0 lg:pl-10">
            <p className="font-semibold text-marigold-deep text-sm uppercase tracking-[0.1em]">
              What decided this move
            </p>
            <h2 className="mt-2 font-semibold text-xl leading-snug">{decision.title}</h2>
            <p className="mt-2 text-ink-soft">{decision.text}</p>
            <ArrowLink to={decision.readMore.path} className="mt-3">
              {decision.readMore.label}
            </ArrowLink>
          </div>
        </div>
        <RouteStub route={route} />
      </div>
    </article>
  );
}
