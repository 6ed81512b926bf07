import { testimonials } from "#content/company/testimonials.ts";
import { pageTitles } from "#content/page-titles.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { ContactBand } from "#frame/contact/contact-band.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { ReviewsLink } from "#pages/testimonials/testimonial-cards.tsx";
import { TestimonialPass } from "#pages/testimonials/testimonial-pass.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import type { Route } from "./+types/testimonials";

/** The first ones, so that the description stays short enough for search engines. */
const moves = testimonials
  .slice(0, 3)
  .map(({ origin, destination }) => `${origin} to ${destination}`);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageTitles["/testimonials"],
    description: `Owners whose dogs and cats have moved with us: ${moves.join(", ")}.`,
  });

export default function Testimonials() {
  return (
    <>
      <Page>
        <PageTrail current="What owners say" />
        <PageHeading title="What owners say">
          These {testimonials.length} moves are told by the people who waited at the other end. With
          each comes the rule that decided it.
        </PageHeading>
        <ul className="grid gap-7">
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialPass testimonial={testimonial} />
            </li>
          ))}
        </ul>
        <p className="mt-9">
          <ReviewsLink />
        </p>
      </Page>
      <ContactBand title="Where is your pet going?">
        Tell us who travels, from where to where, and by when.
      </ContactBand>
    </>
  );
}
