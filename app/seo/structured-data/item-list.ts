import type { ItemList, WithContext } from "schema-dts";
import { absoluteUrl } from "./addresses";

type ListedPage = { path: string; name: string };

/** The pages that a list leads to, in its order. */
export function itemList(origin: string, entries: ListedPage[]): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: entries.length,
    itemListElement: entries.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: absoluteUrl(origin, path),
    })),
  };
}
