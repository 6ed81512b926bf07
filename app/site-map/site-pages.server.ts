import { href } from "react-router";
import { findHub, listArticles } from "~/blog/articles.server";
import { landingPages } from "~/content/landing-pages";
import { headerLinks, legalLinks, type NavigationLink, services } from "~/content/navigation";

export type SitePage = { path: string; title: string };

const toSitePage = ({ label, path }: NavigationLink): SitePage => ({ path, title: label });

/** Every page that search engines may know, by kind. Of the shop's products the store alone knows. */
export function listSitePages() {
  const hub = findHub();
  const articles = [...(hub ? [hub] : []), ...listArticles()];
  return {
    main: headerLinks.map(toSitePage),
    services: services.map(toSitePage),
    supplies: Object.entries(landingPages).map(([path, { title }]) => ({ path, title })),
    articles: articles.map(({ path, title }): SitePage => ({ path, title })),
    legal: legalLinks.map(toSitePage),
    siteMap: [{ path: href("/sitemap"), title: "Sitemap" }],
  };
}

/** @throws Error for a path that the site does not have */
export function findSitePages(paths: string[]): SitePage[] {
  const pages = Object.values(listSitePages()).flat();
  return paths.map((path) => {
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) throw new Error(`There is no page ${path}`);
    return page;
  });
}
