import { ContactBand } from "~/contact/contact-band";
import { pageMeta } from "~/seo/page-meta";
import { TestimonialList } from "~/testimonials/testimonial-list";
import { Page } from "~/ui/page";
import { PageHeading } from "~/ui/page-heading";

export const meta = () =>
  pageMeta({
    title: "What owners say",
    description:
      "Three owners whose dogs and cats have moved with us: Delhi to London, Singapore to Kochi, Bangalore to Berlin.",
  });

export default function Testimonials() {
  return (
    <>
      <Page>
        <PageHeading title="What owners say">
          Three moves, in the words of the people who waited at the other end.
        </PageHeading>
        <TestimonialList />
      </Page>
      <ContactBand title="Where is your pet going?" buttonLabel="Get a Free Quote">
        Tell us who travels, from where to where, and by when.
      </ContactBand>
    </>
  );
}
