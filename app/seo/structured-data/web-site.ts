import type { WebSite, WithContext } from "schema-dts";
import { company } from "~/content/company";
import { absoluteUrl, businessId } from "./addresses";
import { siteLanguage } from "./site-language";

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
