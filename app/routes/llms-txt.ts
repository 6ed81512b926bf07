import { company } from "~/content/company";
import { cachedAs } from "~/edge/cache-policy";
import { siteContext } from "~/seo/site-context.server";
import { sitePages } from "~/site-map/site-pages.server";
import type { Route } from "./+types/llms-txt";

/** A summary of the site for language models (llmstxt.org). */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const sections = [
    { heading: "Guides and news", pages: [...sitePages.articles, ...sitePages.guides] },
    { heading: "Services", pages: sitePages.services },
    { heading: "Travel supplies", pages: sitePages.supplies },
    { heading: "The company", pages: [...sitePages.main, ...sitePages.legal] },
  ];
  const text = [
    `# ${company.name}`,
    "",
    `> We move dogs and cats abroad from India and into India. Offices: ${company.cities.join(", ")}.`,
    ...sections.flatMap(({ heading, pages }) => [
      "",
      `## ${heading}`,
      "",
      ...pages.map(({ path, title }) => `- [${title}](${origin}${path})`),
    ]),
    "",
  ].join("\n");
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", ...cachedAs("content") },
  });
}
