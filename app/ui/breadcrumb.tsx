import { Link } from "react-router";

type BreadcrumbProps = {
  /** The pages above this one, the outermost first. */
  trail: { label: string; path: string }[];
  /** This page. */
  current: string;
};

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="max-sm:-mt-5">
      <ol className="flex items-center text-sm">
        {trail.map(({ label, path }) => (
          <li
            key={path}
            className="flex shrink-0 items-center after:mx-2 after:size-1 after:rounded-full after:bg-marigold-deep"
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
