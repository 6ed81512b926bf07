import { data } from "react-router";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { ContactBand } from "#frame/contact/contact-band.tsx";
import { ServiceHeader } from "#pages/services/service-header.tsx";
import {
  PermitHelp,
  ServiceDuration,
  ServiceScope,
  ServiceText,
} from "#pages/services/service-sections.tsx";
import { findService } from "#pages/services/services.server.tsx";
import { findSitePages } from "#pages/site-map/site-pages.server.ts";
import { Section } from "#ui/layout/section.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";
import { RouteTexts } from "#ui/text/titled-texts.tsx";
import type { Route } from "./+types/service";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData.service;
  return pageMeta(args, { title, description });
};

export function loader({ params }: Route.LoaderArgs) {
  const found = findService(params.service, dayInIndia(Date.now()));
  if (!found) throw data(null, { status: 404 });
  return { service: found.service, relatedPages: findSitePages(found.relatedPaths) };
}

export default function ServicePage({
  loaderData: { service, relatedPages },
}: Route.ComponentProps) {
  const { permit } = service;
  return (
    <>
      <ServiceHeader service={service} />
      <ServiceDuration service={service} />
      {permit ? (
        // The permit's page begins with who needs it.
        <>
          <ServiceText service={service} relatedPages={relatedPages} />
          <PermitHelp permit={permit} features={service.features} />
          <ServiceScope service={service} />
        </>
      ) : (
        <>
          <Section labelledBy="features-title" ground="paper">
            <SectionHeading id="features-title" title="What we do" />
            <RouteTexts texts={service.features} />
          </Section>
          <ServiceScope service={service} />
          <ServiceText service={service} relatedPages={relatedPages} />
        </>
      )}
      <ContactBand
        title="Ask about your pet"
        topicSlug={service.slug}
        quoteSearch={service.quote.search}
      >
        Breed, age, from where to where, and the month you have in mind: that is enough for a first
        answer.
      </ContactBand>
    </>
  );
}
