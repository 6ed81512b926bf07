import { href } from "react-router";
import type { ServiceFrontMatter } from "#content/front-matter.ts";
import { slugOfFile } from "#content/navigation.ts";
import { type Wish, wishLabels } from "#content/office/wishes.ts";
import type { QuoteQuery } from "#office/quote/input/quote-query.ts";

const services = Object.entries(
  import.meta.glob<ServiceFrontMatter>("../../../content/services/*.mdx", {
    import: "frontMatter",
    eager: true,
  }),
);

/** The scope of the service that is closest to the quote's query. */
type QuoteScope = { title: string; path: string; included: string[]; excluded: string[] };

type Scope = NonNullable<ServiceFrontMatter["quote"]["scope"]>;

function isFitting({ when, unless = [] }: Scope, query: URLSearchParams): boolean {
  return (
    [...new URLSearchParams(when)].every(([name, value]) => query.get(name) === value) &&
    !unless.some((name) => query.has(name))
  );
}

/** The parts that the price includes; null if no service fits. Ticked wishes are included, whatever the service says. */
export function findScope(query: QuoteQuery): QuoteScope | null {
  const search = new URLSearchParams(query);
  const [closest] = services
    .flatMap(([file, service]) => {
      const { scope } = service.quote;
      return scope && isFitting(scope, search) ? [{ file, service, rank: scope.rank }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank);
  if (!closest) return null;

  const { title, included, excluded } = closest.service;
  const isAsked = (wish: Wish | null): wish is Wish => wish !== null && query[wish] === "yes";
  const asked = excluded.map(({ wish }) => wish).filter(isAsked);
  return {
    title,
    path: href("/services/:service", { service: slugOfFile(closest.file) }),
    included: [
      ...included,
      ...[...new Set(asked)].map((wish) => `As you asked: ${wishLabels[wish].toLowerCase()}`),
    ],
    excluded: excluded.filter(({ wish }) => !isAsked(wish)).map(({ text }) => text),
  };
}
