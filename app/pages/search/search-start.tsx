import type { ReactNode } from "react";
import { href } from "react-router";
import { PlaceTiles } from "#pages/blog/place-tiles.tsx";
import type { Place } from "#pages/blog/places.server.ts";
import { Tools } from "#pages/blog/tools.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { maxQueryLength } from "./search-query.ts";

/** Where most visitors go, for a search without words. */
export function SearchStart({ places }: { places: Place[] }) {
  return (
    <>
      <h2 className="font-semibold text-heading">Asked most</h2>
      <Tools />
      <PlaceTiles places={places} />
    </>
  );
}

/** What to try instead of the query. */
export function NothingFound({ query, places }: { query: string; places: Place[] }) {
  return (
    <>
      <Advice title={`Nothing here has “${query}”`}>
        <p>
          Try fewer or other words: the country or the city, such as “Dubai”, the paper, such as
          “NOC”, or the thing, such as “crate”. Or look through{" "}
          <PageLink to={href("/guides")}>all guides</PageLink> and the{" "}
          <PageLink to={href("/sitemap")}>list of all pages</PageLink>.
        </p>
      </Advice>
      <h2 className="mt-10 mb-3 font-semibold text-heading">Where to?</h2>
      <PlaceTiles places={places} />
    </>
  );
}

export const TooLong = () => (
  <Advice title="That is too long to search for">
    <p>{`Please search for at most ${maxQueryLength} characters: two or three words find most.`}</p>
  </Advice>
);

function Advice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-w-2xl">
      <h2 className="wrap-anywhere font-semibold text-heading">{title}</h2>
      <div className="mt-3 mb-4 text-lead">{children}</div>
      <Tools />
      <ButtonLink to={href("/contact")}>Ask us</ButtonLink>
    </div>
  );
}
