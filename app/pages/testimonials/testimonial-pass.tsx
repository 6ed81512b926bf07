import type { Testimonial } from "#content/company/testimonials.ts";
import { PlaneShape } from "#ui/paper/plane.tsx";
import { Picture } from "#ui/picture.tsx";
import { ArrowLink } from "#ui/text/text-link.tsx";
import { Journey, Stars } from "./testimonial-cards.tsx";

/** A testimonial with the rule that decided the move, in the form of a boarding pass. */
export function TestimonialPass({ testimonial }: { testimonial: Testimonial }) {
  const { rating, text, picture, alt, isPhotograph, route, decision } = testimonial;
  return (
    <article className="break-inside-avoid ticket-shadow">
      <div className="ticket-upright md:ticket flex flex-col overflow-hidden rounded-card bg-paper max-md:[--tear:calc(100%-(--spacing(36)))] md:flex-row md:[--tear:calc(100%-(--spacing(56)))]">
        <div className="flex h-36 shrink-0 items-center gap-5 border-marigold-deep/40 border-dashed bg-marigold-pale in-[li:nth-child(even)]:bg-teal-pale max-md:border-b-2 max-md:pr-5 md:h-auto md:w-56 md:flex-col md:justify-center md:border-r-2 md:pb-6">
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 48rem) 240px, 150px"
            className={
              isPhotograph
                ? "h-full w-2/5 object-cover md:h-auto md:min-h-0 md:w-full md:grow"
                : "size-[min(7rem,27vw)] rounded-full border-4 border-paper bg-paper max-md:ml-5 md:mt-6 md:size-40"
            }
          />
          <RouteLine route={route} />
        </div>
        <div className="grid grow gap-x-10 gap-y-6 p-5 sm:p-8 xl:grid-cols-[minmax(0,8fr)_minmax(0,7fr)]">
          <figure className="flex flex-col items-start">
            <Stars rating={rating} />
            <blockquote className="mt-3 mb-4 grow">
              <p className="text-balance text-xl before:content-[open-quote] after:content-[close-quote] sm:font-display sm:text-2xl sm:leading-snug">
                {text}
              </p>
            </blockquote>
            <figcaption>
              <Journey testimonial={testimonial} />
            </figcaption>
          </figure>
          <div className="border-sand-deep border-t pt-5 xl:border-t-0 xl:border-l-2 xl:pt-0 xl:pl-10">
            <p className="font-semibold text-marigold-deep text-sm uppercase tracking-[0.12em]">
              What decided this move
            </p>
            <h2 className="mt-2 font-semibold text-xl leading-snug">{decision.title}</h2>
            <p className="mt-2 text-ink-soft">{decision.text}</p>
            <ArrowLink to={decision.readMore.path} className="mt-2">
              {decision.readMore.label}
            </ArrowLink>
          </div>
        </div>
      </div>
    </article>
  );
}

/** The two airports with a flight between them. Screen readers skip it: the caption names the places. */
function RouteLine({ route }: Pick<Testimonial, "route">) {
  return (
    <div
      aria-hidden="true"
      className="flex w-full min-w-0 items-center gap-2 font-display font-semibold text-[min(1.5rem,7vw)] tracking-wide md:px-5"
    >
      {route.from}
      <svg viewBox="-13 -13 26 26" aria-hidden="true" className="max-h-6 min-w-5 grow">
        <PlaneShape className="fill-teal" />
      </svg>
      {route.to}
    </div>
  );
}
