import { pageTitles } from "#content/page-titles.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { PageTrail } from "#frame/page-trail.tsx";
import { type SitePage, sitePages } from "#pages/site-map/site-pages.server.ts";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/sitemap";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageTitles["/sitemap"],
    description:
      "All pages of this site: the main pages, our services, travel supplies, guides and news, and the legal pages.",
  });

export const loader = () => ({ pages: sitePages });

export default function SiteMap({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <Page>
      <PageTrail current="Sitemap" />
      <PageHeading title="Sitemap">Everything on this site, on one page.</PageHeading>
      <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-14">
        <PageList title="Main pages" pages={pages.main} />
        <PageList title="Services" pages={pages.services} />
        <PageList title="Travel supplies" pages={pages.supplies} />
        <PageList title="More guides" pages={pages.guides} />
        <PageList title="Recent blog posts" pages={pages.articles} />
        <PageList title="Legal pages" pages={pages.legal} />
      </div>
    </Page>
  );
}

type PageListProps = { title: string; pages: SitePage[] };

function PageList({ title, pages }: PageListProps) {
  return (
    <section>
      <h2 className="font-semibold text-xl">{title}</h2>
      <ul className="mt-3">
        {pages.map((page) => (
          <li key={page.path}>
            <PageLink to={page.path} className="inline-block py-1.5">
              {page.title}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
