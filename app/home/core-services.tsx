import { href, Link } from "react-router";
import { ServicePass } from "~/services/service-pass";
import type { ServiceSummary } from "~/services/services.server";
import { ArrowIcon } from "~/ui/icons";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";

export function CoreServices({ services }: { services: ServiceSummary[] }) {
  return (
    <Section labelledBy="services-title">
      <SectionHeading id="services-title" eyebrow="Services" title="Which way are you going?" />
      <div className="mt-10 grid grid-cols-1 gap-7">
        {services.map((service) => (
          <ServicePass key={service.path} service={service} headingLevel="h3" />
        ))}
      </div>
      <Link
        to={href("/services")}
        className="mt-9 inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline decoration-2 decoration-marigold underline-offset-4 hover:decoration-teal"
      >
        See all six services <ArrowIcon />
      </Link>
    </Section>
  );
}
