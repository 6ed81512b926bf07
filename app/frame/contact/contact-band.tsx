import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { EmailLink, PhoneLink } from "./contact-links.tsx";

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
 * The last section of most pages: a strip with links to the contact form and the quote, and our phone and email. On a
 * phone, where the footer below has the rest, only the question and the links.
 */
export function ContactBand({ title, children, topicSlug, quoteSearch = "" }: ContactBandProps) {
  return (
    <section aria-labelledby="contact-title" className="bg-teal-pale py-7 lg:py-9 print:hidden">
      <div className="mx-auto grid max-w-6xl items-center gap-x-14 gap-y-4 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 id="contact-title" className="font-semibold text-heading">
            {title}
          </h2>
          <p className="mt-2 text-ink-soft text-lead max-sm:hidden">{children}</p>
        </div>
        <div>
          <div className="flex flex-wrap gap-2 sm:gap-3">
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
          <address className="mt-3 flex flex-wrap gap-x-6 font-semibold not-italic max-sm:hidden">
            <PhoneLink className="py-1" />
            <EmailLink className="py-1" />
          </address>
        </div>
      </div>
    </section>
  );
}
