import { Link } from "react-router";
import { pageTitles } from "#content/page-titles.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { PageTrail } from "#frame/page-trail.tsx";
import { type SitePage, sitePages } from "#pages/site-map/site-pages.server.ts";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
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
      {/* Whole groups in columns, or the links of each. */}
      <div className="grid gap-7 lg:block lg:columns-3 lg:gap-14">
        <PageList title="Main pages" pages={pages.main} />
        <PageList title="Services" pages={pages.services} />
        <PageList title="Travel supplies" pages={pages.supplies} />
        <PageList title="More guides" pages={pages.guides} />
        <PageList
          title="Guides from India to"
          pages={pages.places.map(({ path, label }) => ({ path, title: label }))}
        />
        <PageList title="Recent blog posts" pages={pages.articles} />
        <PageList title="Legal pages" pages={pages.legal} />
      </div>
    </Page>
  );
}

type PageListProps = { title: string; pages: SitePage[] };

function PageList({ title, pages }: PageListProps) {
  return (
    <section className="lg:mb-8 lg:break-inside-avoid">
      <h2 className="font-semibold text-xl">{title}</h2>
      <ul className="mt-2 columns-2 gap-x-5 sm:columns-3 lg:columns-1 cramped:columns-1">
        {pages.map((page) => (
          <li key={page.path} className="break-inside-avoid">
            <Link
              to={page.path}
              className="inline-block py-1.5 leading-snug decoration-2 decoration-marigold underline-offset-4 hover:underline"
            >
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
