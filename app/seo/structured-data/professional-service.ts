import type { DayOfWeek, Offer, ProfessionalServiceLeaf, WithContext } from "schema-dts";
import { company } from "~/content/company";
import { services } from "~/content/navigation";
import { absoluteUrl, businessId } from "./addresses";

const everyDay: DayOfWeek[] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/**
 * The company, open every day around the clock (specification, section 1). It has no address that it
 * could publish. The type is the leaf, because schema-dts counts any text as a ProfessionalService too.
 */
export function professionalService(origin: string): WithContext<ProfessionalServiceLeaf> {
  const icon = absoluteUrl(origin, "/icon-512.png");
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    "@id": businessId(origin),
    name: company.name,
    url: absoluteUrl(origin, "/"),
    telephone: company.phone.label,
    email: company.email.label,
    image: icon,
    logo: icon,
    areaServed: company.cities.map((name) => ({ "@type": "City", name })),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: everyDay,
      opens: "00:00",
      closes: "23:59",
    },
    makesOffer: services.map(({ label, path }) => serviceOffer(label, absoluteUrl(origin, path))),
    sameAs: company.socialNetworks.flatMap(({ url }) => url ?? []),
  };
}

/** Without a price: each move is quoted by itself. */
function serviceOffer(name: string, url: string): Offer {
  return { "@type": "Offer", itemOffered: { "@type": "Service", name, url } };
}
