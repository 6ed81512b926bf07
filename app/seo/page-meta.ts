import type { MetaDescriptor } from "react-router";
import { company } from "~/content/company";
import { cutAtWord } from "~/ui/text";

const maxDescriptionLength = 160;

/** The title with the brand's suffix and a description of at most 160 characters. */
export function pageMeta(page: { title: string; description: string }): MetaDescriptor[] {
  return [
    { title: `${page.title} | ${company.name}` },
    { name: "description", content: cutAtWord(page.description, maxDescriptionLength) },
  ];
}
