import { pageTitles } from "#content/page-titles.ts";
import { useRootData } from "#edge/root-data.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { itemList } from "#edge/seo/structured-data.ts";
import { ContactBand } from "#frame/contact/contact-band.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { Credentials } from "#pages/about/credentials.tsx";
import { ServicePass } from "#pages/services/service-pass.tsx";
import { listServices } from "#pages/services/services.server.tsx";
import { PlanShortForm } from "#travel/plan/form/short-form.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import type { Route } from "./+types/services";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageTitles["/services"],
    description:
      "What we do for dogs and cats that move: whole moves abroad, import to India, export, documents, veterinary tests and the DGFT arrival permit.",
    structuredData: args.loaderData?.structuredData,
  });

export function loader({ context }: Route.LoaderArgs) {
  const services = listServices();
  return { services, structuredData: [itemList(context.get(siteContext).origin, services)] };
}

export default function Services({ loaderData: { services } }: Route.ComponentProps) {
  const isStaging = useRootData()?.isStaging;
  return (
    <>
      <Page>
        <PageTrail current="Our services" />
        <PageHeading title="Our services">
          Take the whole move, or only the part that you would rather not do alone.
        </PageHeading>
        <div className="grid grid-cols-1 gap-4 md:gap-7">
          {services.map((service, index) => (
            <ServicePass
              key={service.path}
              service={service}
              headingLevel="h2"
              isFirst={index === 0}
            />
          ))}
        </div>
        <div className="mt-10">
          <PlanShortForm />
        </div>
      </Page>
      <Credentials isStaging={isStaging} />
      <ContactBand title="Which one do you need?">
        Tell us who travels, from where to where, and by when. We tell you which parts you need and
        which you can do yourself.
      </ContactBand>
    </>
  );
}
