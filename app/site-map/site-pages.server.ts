import { href } from "react-router";
import { findHub, listArticles, listGuides } from "~/blog/articles.server";
import { landingPages } from "~/content/landing-pages";
import { headerLinks, legalLinks, type NavigationLink, services } from "~/content/navigation";
import { pageTitles } from "~/content/page-titles";

export type SitePage = { path: string; title: string };

const toSitePage = ({ label, path }: NavigationLink): SitePage => ({ path, title: label });

const hub = findHub();

/** Every indexable page by kind, except the products, which only the store knows. */
export const sitePages = {
  main: [
    ...headerLinks.map(toSitePage),
    { path: href("/plan"), title: pageTitles["/plan"] },
    { path: href("/crate-size"), title: pageTitles["/crate-size"] },
    { path: href("/quote"), title: pageTitles["/quote"] },
  ],
  services: services.map(toSitePage),
  supplies: Object.entries(landingPages).map(([path, { title }]): SitePage => ({ path, title })),
  articles: [...(hub ? [hub] : []), ...listArticles()].map(
    ({ path, title }): SitePage => ({ path, title }),
  ),
  guides: listGuides().map(({ path, title }): SitePage => ({ path, title })),
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
