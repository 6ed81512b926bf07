import { ContactBand } from "~/contact/contact-band";
import { faq } from "~/content/faq";
import { pageTitles } from "~/content/page-titles";
import { FaqList } from "~/faq/faq-list";
import { PageTrail } from "~/frame/page-trail";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { faqPage } from "~/seo/structured-data";
import { Page } from "~/ui/layout/page";
import { PageHeading } from "~/ui/layout/page-heading";
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
      <Page isNarrow>
        <PageTrail current="Questions that owners ask" />
        <PageHeading title="Questions that owners ask">If yours is missing, ask us.</PageHeading>
        <FaqList entries={faq} />
      </Page>
      <ContactBand title="Ask your own question">
        In office hours we write back, and somebody answers the emergency line at any hour.
      </ContactBand>
    </>
  );
}
