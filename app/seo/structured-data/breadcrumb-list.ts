import type { BreadcrumbList, WithContext } from "schema-dts";
import { absoluteUrl } from "./addresses";

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
