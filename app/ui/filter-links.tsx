import { Link } from "react-router";

type FilterLinksProps = {
  label: string;
  pathname: string;
  choices: { name: string; search: string; isChosen: boolean }[];
};

/** Links that filter the list below them. The choice is in the URL. */
export function FilterLinks({ label, pathname, choices }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="mb-8 print:hidden">
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {choices.map(({ name, search, isChosen }) => (
          <li key={search}>
            <Link
              to={{ pathname, search }}
              preventScrollReset
              aria-current={isChosen ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-teal px-4 font-semibold text-teal hover:bg-teal-pale aria-current:bg-teal aria-current:text-white sm:px-5"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
