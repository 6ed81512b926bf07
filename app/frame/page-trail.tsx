import { Link, useLocation } from "react-router";
import { trailTo } from "#edge/seo/trail.ts";

/** The links from the home page to this one, as a breadcrumb that ends with this page's title. */
export function PageTrail({ current }: { current: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Breadcrumb" className="max-sm:-mt-5 lg:-mt-5 print:hidden">
      <ol className="flex items-center text-sm">
        {trailTo(pathname).map(({ label, path }) => (
          <li
            key={path}
            className="flex shrink-0 items-center after:mx-2 after:rounded-full after:border-2 after:border-marigold-deep"
          >
            <Link
              to={path}
              className="py-2 font-semibold text-teal decoration-2 decoration-marigold underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
        <li className="min-w-0 truncate text-ink-soft" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
