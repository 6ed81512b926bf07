import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { SearchForm } from "#frame/search-form.tsx";
import type { Place } from "#pages/blog/places.server.ts";
import { ResultList, ShopMissing } from "./result-list.tsx";
import type { SearchResults } from "./results.server.ts";
import { NothingFound, SearchStart, TooLong } from "./search-start.tsx";

type Found = { results?: SearchResults; places: Place[] };

/** The page for a query; null for one that is too long. It needs no script, so the browser gets it as HTML only. */
export const renderSearch = (query: string | null, found: Found) => ({
  query,
  html: renderToStaticMarkup(
    <StaticRouter location="/">
      <SearchForm label="Search this site" query={query ?? ""} className="mb-6 max-w-2xl" />
      <Outcome query={query} {...found} />
    </StaticRouter>,
  ),
});

function Outcome({ query, results, places }: Found & { query: string | null }) {
  if (query === null) return <TooLong />;
  if (!results) return <SearchStart places={places} />;
  return (
    <>
      {results.isShopMissing && <ShopMissing />}
      {results.groups.length > 0 ? (
        <ResultList query={query} results={results} />
      ) : (
        <NothingFound query={query} places={places} />
      )}
    </>
  );
}
