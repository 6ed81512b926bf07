import { href } from "react-router";
import { toXml } from "xast-util-to-xml";
import { x } from "xastscript";
import { company } from "#content/company/company.ts";
import { midnightInIndia } from "#edge/http/india-clock.ts";
import type { ArticleSummary } from "./articles.server.tsx";

type FeedEntry = Pick<
  ArticleSummary,
  "path" | "title" | "description" | "published" | "modified"
> & {
  category: string;
};

/** The articles and the changes as an Atom feed (RFC 4287). */
export function renderFeed(origin: string, entries: FeedEntry[]): string {
  const newest =
    entries
      .map(({ modified }) => modified)
      .toSorted()
      .at(-1) ?? "1970-01-01";
  return toXml([
    { type: "instruction", name: "xml", value: 'version="1.0" encoding="UTF-8"' },
    x("feed", { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en" }, [
      x("id", origin + href("/blog")),
      x("title", `${company.name}: guides and news`),
      x("updated", midnightInIndia(newest)),
      x("author", [x("name", company.name)]),
      x("link", { rel: "self", type: "application/atom+xml", href: origin + href("/feed.xml") }),
      x("link", { rel: "alternate", type: "text/html", href: origin + href("/blog") }),
      ...entries.map((entry) => toEntry(origin, entry)),
    ]),
  ]);
}

function toEntry(origin: string, entry: FeedEntry) {
  const { path, title, description, category, published, modified } = entry;
  return x("entry", [
    x("id", origin + path),
    x("title", title),
    x("published", midnightInIndia(published)),
    x("updated", midnightInIndia(modified)),
    x("category", { term: category }),
    x("link", { rel: "alternate", type: "text/html", href: origin + path }),
    x("summary", description),
  ]);
}
