import { href } from "react-router";
import { SearchIcon } from "#ui/icons.tsx";

type SearchFormProps = {
  /** Its name, which no other on the page has. */
  label: string;
  query?: string;
  className?: string;
};

/** Finds something on the site. The browser's own form, so that it needs no script. */
export const SearchForm = ({ label, query, className = "" }: SearchFormProps) => (
  <form
    action={href("/search")}
    role="search"
    aria-label={label}
    className={`print:hidden ${className}`}
  >
    <div className="flex rounded-full border-2 border-ink-soft/70 bg-white text-ink hover:border-teal">
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder="Dubai, crate, blood test …"
        defaultValue={query}
        className="min-h-12 min-w-0 grow rounded-l-full bg-transparent pl-5 placeholder:text-ink-soft"
      />
      <button
        type="submit"
        aria-label="Search"
        className="grid size-12 shrink-0 place-items-center rounded-full text-teal hover:bg-teal-pale"
      >
        <SearchIcon />
      </button>
    </div>
  </form>
);
