import { href } from "react-router";
import { ServicePass } from "#pages/services/service-pass.tsx";
import type { ServiceSummary } from "#pages/services/services.server.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";
import { ArrowLink } from "#ui/text/text-link.tsx";

export function CoreServices({ services }: { services: ServiceSummary[] }) {
  return (
    <Section labelledBy="services-title">
      <SectionHeading isLarge id="services-title" title="Which way are you going?" />
      <div className="mt-4 grid grid-cols-1 gap-3 md:mt-10 md:gap-7">
        {services.map((service) => (
          <ServicePass key={service.path} service={service} headingLevel="h3" isBrief />
        ))}
      </div>
      <ArrowLink to={href("/services")} className="mt-2 md:mt-9">
        See every service
      </ArrowLink>
    </Section>
  );
}
