import { href } from "react-router";
import type {
  BreadcrumbList,
  DayOfWeek,
  FAQPage,
  ItemList,
  Offer,
  ProfessionalServiceLeaf,
  WebApplication,
  WebSite,
  WithContext,
} from "schema-dts";
import { company } from "#content/company/company.ts";
import { services } from "#content/navigation.ts";

/** The language of the site's texts (BCP 47). */
export const siteLanguage = "en-IN";

/** The full address of a page or picture. An address with an origin keeps it. */
export function absoluteUrl(origin: string, address: string): string {
  return new URL(address, origin).href;
}

/** The company's `@id`, by which other blocks refer to it. */
export function businessId(origin: string): string {
  return `${origin}/#business`;
}

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
 * The company, open every day around the clock, without a postal address. The leaf type
 * is used because schema-dts accepts any string as a ProfessionalService.
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

/** Without a price, since each move is quoted individually. */
function serviceOffer(name: string, url: string): Offer {
  return { "@type": "Offer", itemOffered: { "@type": "Service", name, url } };
}

export function webSite(origin: string): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: company.name,
    url: absoluteUrl(origin, "/"),
    publisher: { "@id": businessId(origin) },
    inLanguage: siteLanguage,
  };
}

type Tool = { path: string; name: string; description: string };

/** A free tool, such as the planner. */
export function webApplication(origin: string, tool: Tool): WithContext<WebApplication> {
  const url = absoluteUrl(origin, tool.path);
  return {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    "@id": url,
    url,
    name: tool.name,
    description: tool.description,
    applicationCategory: "TravelApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "INR" },
    publisher: { "@id": businessId(origin) },
    inLanguage: siteLanguage,
  };
}

type TrailEntry = { label: string; path: string };

/** @param trail the outermost page first, the page itself last */
export function breadcrumbList(origin: string, trail: TrailEntry[]): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(origin, path),
    })),
  };
}

type ListedPage = { path: string; title: string };

/** The pages that a list links to, in its order. */
export function itemList(origin: string, pages: ListedPage[]): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: pages.length,
    itemListElement: pages.map(({ path, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: absoluteUrl(origin, path),
    })),
  };
}

type FaqEntry = { id: string; question: string; answer: string[] };

/** Each question has the address that opens its answer. */
export function faqPage(origin: string, entries: FaqEntry[]): WithContext<FAQPage> {
  const page = absoluteUrl(origin, href("/faq"));
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    "@id": page,
    url: page,
    inLanguage: siteLanguage,
    mainEntity: entries.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: question,
      url: `${page}#${id}`,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}
