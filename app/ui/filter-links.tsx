import { Link } from "react-router";

type FilterLinksProps = {
  label: string;
  pathname: string;
  choices: { name: string; search: string; isChosen: boolean }[];
};

/** Links that filter the list below them. The choice is in the URL. */
export function FilterLinks({ label, pathname, choices }: FilterLinksProps) {
  return (
    <nav
      aria-label={label}
      // Where it has no room for all, one row, which scrolls to the chosen link.
      className="mb-8 max-lg:-mx-4 max-lg:-my-1 max-lg:mb-4 max-lg:overflow-x-auto max-lg:scroll-px-4 max-lg:px-4 max-lg:py-1 print:hidden"
    >
      <ul className="flex gap-2 max-lg:w-max lg:flex-wrap lg:gap-3">
        {choices.map(({ name, search, isChosen }) => (
          <li key={search} className="shrink-0">
            <Link
              to={{ pathname, search }}
              preventScrollReset
              aria-current={isChosen ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-teal px-4 font-semibold text-teal hover:bg-teal-pale aria-current:bg-teal aria-current:text-white max-lg:aria-current:[scroll-initial-target:nearest] lg:px-5"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
