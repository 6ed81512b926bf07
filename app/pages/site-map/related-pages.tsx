import { PageLink } from "#ui/text/text-link.tsx";
import type { SitePage } from "./site-pages.server.ts";

/** Links to pages on the same subject. */
export function RelatedPages({ pages }: { pages: SitePage[] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="related-title" className="print:hidden">
      <h2 id="related-title" className="font-semibold text-xl">
        Read on
      </h2>
      <ul className="mt-3 grid gap-1">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <PageLink to={path} className="inline-block py-1.5">
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
