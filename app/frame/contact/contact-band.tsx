import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { ContactCard } from "./contact-card.tsx";

/** The path of the contact form for enquiries about an article or a service. */
export function contactPath(topicSlug: string): string {
  return `${href("/contact")}?topic=${topicSlug}`;
}

type ContactBandProps = {
  title: string;
  children: string;
  /** The slug of the article or service that an enquiry from here is about. */
  topicSlug?: string;
  /** The known input about the move, as a query for the quote page. */
  quoteSearch?: string;
};

/**
 * The last section of most pages: links to the contact form and the quote, and our phone and e-mail. On a phone, where
 * the footer below has the rest, only the question and the links.
 */
export function ContactBand({ title, children, topicSlug, quoteSearch = "" }: ContactBandProps) {
  return (
    <section aria-labelledby="contact-title" className="bg-teal-pale py-7 lg:py-8 print:hidden">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 sm:px-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
        <div className="max-w-2xl">
          <h2 id="contact-title" className="font-semibold text-heading">
            {title}
          </h2>
          <p className="mt-4 text-ink-soft text-lead max-sm:hidden">{children}</p>
          <div className="mt-4 flex flex-wrap gap-2 sm:mt-7 sm:gap-3">
            <ButtonLink
              to={topicSlug ? contactPath(topicSlug) : href("/contact")}
              prefetch="intent"
              className="max-sm:px-5!"
            >
              Contact us
            </ButtonLink>
            <ButtonLink
              to={{ pathname: href("/quote"), search: quoteSearch }}
              look="quiet"
              className="max-sm:px-5!"
            >
              Ask for a quote
            </ButtonLink>
          </div>
        </div>
        <div className="max-sm:hidden">
          <ContactCard />
        </div>
      </div>
    </section>
  );
}
