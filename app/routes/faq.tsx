import { ContactBand } from "~/contact/contact-band";
import { faq } from "~/content/faq";
import { FaqList } from "~/faq/faq-list";
import { pageMeta } from "~/seo/page-meta";
import { Page } from "~/ui/page";
import { PageHeading } from "~/ui/page-heading";

export const meta = () =>
  pageMeta({
    title: "Questions that owners ask",
    description:
      "How early to start, which papers a pet needs, cabin or hold, quarantine, bringing a pet to India, costs and refunds: six answers.",
  });

export default function Faq() {
  return (
    <>
      <Page isNarrow>
        <PageHeading title="Questions that owners ask">
          Six answers. If yours is missing, ask us.
        </PageHeading>
        <FaqList entries={faq} />
      </Page>
      <ContactBand title="Ask your own question">
        In office hours we write back, and somebody answers the emergency line at any hour.
      </ContactBand>
    </>
  );
}
