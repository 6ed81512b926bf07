import { href } from "react-router";
import type { FAQPage, WithContext } from "schema-dts";
import { absoluteUrl } from "./addresses";
import { siteLanguage } from "./site-language";

type FaqEntry = { id: string; question: string; answer: string };

/** Each question has the address under which its answer opens. */
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
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
