import { href } from "react-router";
import { company } from "#content/company/company.ts";
import { headerLinks, legalLinks, type NavigationLink, services } from "#content/navigation.ts";
import { pageTitles } from "#content/page-titles.ts";
import { landingPages } from "#content/shop/landing-pages.ts";
import { findHub, listArticles, listGuides } from "#pages/blog/articles.server.tsx";
import { listRuleGuides } from "#pages/blog/rule-guide/rule-guides.server.tsx";

export type SitePage = { path: string; title: string };

const toSitePage = ({ label, path }: NavigationLink): SitePage => ({ path, title: label });

const hub = findHub();

/** Every indexable page by kind, except the products, which only the store knows. */
export const sitePages = {
  main: [
    ...headerLinks.map(toSitePage),
    { path: href("/plan"), title: pageTitles["/plan"] },
    { path: href("/plan/together"), title: pageTitles["/plan/together"] },
    { path: href("/crate-size"), title: pageTitles["/crate-size"] },
    { path: href("/quote"), title: pageTitles["/quote"] },
  ],
  services: services.map(toSitePage),
  supplies: Object.entries(landingPages).map(([path, { title }]): SitePage => ({ path, title })),
  articles: [...(hub ? [hub] : []), ...listArticles()].map(
    ({ path, title }): SitePage => ({ path, title }),
  ),
  guides: [
    { path: href("/guides"), title: pageTitles["/guides"] },
    { path: href("/guides/airlines"), title: pageTitles["/guides/airlines"] },
    ...listGuides().map(({ path, title }): SitePage => ({ path, title })),
  ],
  /** The guides whose titles differ in the country alone. */
  places: listRuleGuides().map(({ path, title, label }) => ({ path, title, label })),
  legal: legalLinks.map(toSitePage),
  siteMap: [{ path: href("/sitemap"), title: "Sitemap" }],
};

const pages = new Map(
  Object.values(sitePages).flatMap((kind) => kind.map((page) => [page.path, page])),
);

export const sitePaths = [...pages.keys()];

/** @throws Error if the site has no page at one of the paths */
export function findSitePages(paths: string[]): SitePage[] {
  return paths.map((path) => {
    const page = pages.get(path);
    if (!page) throw new Error(`There is no page ${path}`);
    return page;
  });
}

/** All pages in Markdown, below the company's name. */
export function renderSummary(origin: string): string {
  const sections = {
    "Guides and news": [...sitePages.articles, ...sitePages.guides, ...sitePages.places],
    Services: sitePages.services,
    "Travel supplies": sitePages.supplies,
    "The company": [...sitePages.main, ...sitePages.legal],
  };
  const lists = Object.entries(sections).map(([heading, listed]) => {
    const links = listed.map(({ path, title }) => `- [${title}](${origin}${path})`);
    return `## ${heading}\n\n${links.join("\n")}\n`;
  });
  const lead = `We move dogs and cats abroad from India and into India. Offices: ${company.cities.join(", ")}.`;
  return `# ${company.name}\n\n> ${lead}\n\n${lists.join("\n")}`;
}
