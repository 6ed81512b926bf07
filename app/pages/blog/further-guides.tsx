import { href } from "react-router";
import { pageTitles } from "#content/page-titles.ts";
import { ArrowLink, PageLink } from "#ui/text/text-link.tsx";
import type { ArticleSummary } from "./articles.server.tsx";

/** The guides that are no articles of the blog, as the last of its cards. A phone shows the link to all. */
export const FurtherGuides = ({ guides }: { guides: ArticleSummary[] }) => (
  <section
    aria-labelledby="further-title"
    className="h-full max-sm:border-sand-deep max-sm:border-t max-sm:pt-2 sm:rounded-card sm:border sm:border-sand-deep sm:p-6"
  >
    <h2 id="further-title" className="font-semibold text-xl max-sm:sr-only">
      More guides
    </h2>
    <ul className="mt-2 max-sm:hidden">
      {guides.map(({ path, title }) => (
        <li key={path}>
          <PageLink
            to={path}
            className="inline-block py-1.5 leading-snug not-hover:decoration-transparent"
          >
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
    <ArrowLink to={href("/guides")} className="mt-2">
      {pageTitles["/guides"]}
    </ArrowLink>
  </section>
);
