import { faq } from "#content/faq.ts";
import { pageTitles } from "#content/page-titles.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { faqPage } from "#edge/seo/structured-data.ts";
import { ContactBand } from "#frame/contact/contact-band.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { FaqList } from "#pages/faq/faq-list.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import type { Route } from "./+types/faq";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageTitles["/faq"],
    description:
      "How early to start, which papers a pet needs, cabin or hold, quarantine, bringing a pet to India, costs and refunds: our answers.",
    structuredData: args.loaderData?.structuredData,
  });

export const loader = ({ context }: Route.LoaderArgs) => ({
  structuredData: [faqPage(context.get(siteContext).origin, faq)],
});

export default function Faq() {
  return (
    <>
      <Page>
        <PageTrail current="Questions that owners ask" />
        <div className="lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-14">
          <PageHeading title="Questions that owners ask">If yours is missing, ask us.</PageHeading>
          <FaqList entries={faq} />
        </div>
      </Page>
      <ContactBand title="Ask your own question">
        In office hours we write back, and somebody answers the emergency line at any hour.
      </ContactBand>
    </>
  );
}
