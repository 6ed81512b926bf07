import { ContactBand } from "~/contact/contact-band";
import { DocumentText } from "~/documents/document-text";
import { notFound } from "~/frame/not-found";
import { pageMeta } from "~/seo/page-meta";
import { PermitSections } from "~/services/permit-sections";
import { ServiceHeader } from "~/services/service-header";
import { ServiceScope } from "~/services/service-scope";
import { findService } from "~/services/services.server";
import { RelatedPages } from "~/site-map/related-pages";
import { findSitePages } from "~/site-map/site-pages.server";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";
import { TitledTexts } from "~/ui/titled-texts";
import type { Route } from "./+types/service";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.service) : [];

export function loader({ params }: Route.LoaderArgs) {
  const found = findService(params.service);
  if (!found) throw notFound();
  return { service: found.service, relatedPages: findSitePages(found.relatedPaths) };
}

export default function ServicePage({
  loaderData: { service, relatedPages },
}: Route.ComponentProps) {
  return (
    <>
      <ServiceHeader service={service} />
      <Section labelledBy="features-title" ground="paper">
        <SectionHeading id="features-title" title="What we do" />
        <TitledTexts texts={service.features} />
      </Section>
      {service.permit && <PermitSections permit={service.permit} />}
      <ServiceScope service={service} />
      <div className="bg-paper py-section">
        <div className="mx-auto grid max-w-6xl gap-12 px-4 sm:px-6 lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-20">
          <DocumentText html={service.html} />
          <RelatedPages pages={relatedPages} />
        </div>
      </div>
      <ContactBand title="Ask about your pet" topicSlug={service.slug}>
        Breed, age, from where to where, and the month you have in mind: that is enough for a first
        answer.
      </ContactBand>
    </>
  );
}
