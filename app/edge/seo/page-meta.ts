import type { MetaDescriptor } from "react-router";
import { company } from "#content/company/company.ts";
import { canonicalPath } from "#edge/http/canonical-path.ts";
import type { RootData } from "#edge/root-data.ts";
import { cutAtWord } from "#ui/text/text.ts";
import { breadcrumbList } from "./structured-data.ts";
import { trailTo } from "./trail.ts";

const maxDescriptionLength = 160;
const socialImageSize = { width: 1200, height: 630 };

/** The part of the meta arguments that all routes share; the first match is the root route. */
type MetaArgs = {
  location: { pathname: string };
  matches: readonly [{ loaderData?: RootData | undefined }, ...unknown[]];
};

type PageMeta = {
  title: string;
  description: string;
  kind?: "website" | "article" | "product";
  /** The part of the query that selects content, such as `?category=news`. */
  search?: string;
  /** Keeps the page out of search engines. */
  isNoindex?: boolean;
  /** The query selects one of many views of the page: search engines list only the page itself. */
  isView?: boolean;
  /** The title, picture and address of a link to this view, in place of the page's. */
  shared?: { title: string; image: string | null; url: string };
  /** Replaces the picture that is drawn from the title. */
  image?: string | null;
  structuredData?: object[];
};

/**
 * The head of a page: the title with the brand's suffix, a description of at most 160 characters, the canonical
 * address, and the data for social networks and search engines.
 */
export function pageMeta({ location, matches }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const {
    title,
    kind = "website",
    search = "",
    isNoindex = false,
    isView = false,
    shared,
    structuredData = [],
  } = page;
  const root = matches[0].loaderData;
  const origin = root?.origin ?? "";
  const path = canonicalPath(location.pathname);
  const url = origin + path + search;
  const description = cutAtWord(page.description, maxDescriptionLength);
  const name = shared?.title ?? title;
  const trail = [...trailTo(path), { label: title, path }];
  return [
    { title: `${name} | ${company.name}` },
    { name: "description", content: description },
    ...(isNoindex || isView ? [{ name: "robots", content: "noindex" }] : []),
    ...(isNoindex ? [] : [{ tagName: "link", rel: "canonical", href: url }]),
    { property: "og:site_name", content: company.name },
    { property: "og:type", content: kind },
    { property: "og:title", content: name },
    { property: "og:description", content: description },
    { property: "og:url", content: shared?.url ?? url },
    ...socialImage(page, name, root, path),
    ...[...(trail.length > 1 ? [breadcrumbList(origin, trail)] : []), ...structuredData].map(
      (data) => ({ "script:ld+json": data }),
    ),
  ];
}

function socialImage(
  { image, shared }: PageMeta,
  name: string,
  root: RootData | undefined,
  path: string,
): MetaDescriptor[] {
  const card = { name: "twitter:card", content: "summary_large_image" };
  if (image) return [card, { property: "og:image", content: image }];
  const drawn = shared?.image ?? (root?.socialImage?.path === path && root.socialImage.url);
  if (!root || !drawn) return [];
  return [
    card,
    { property: "og:image", content: root.origin + drawn },
    { property: "og:image:width", content: String(socialImageSize.width) },
    { property: "og:image:height", content: String(socialImageSize.height) },
    { property: "og:image:alt", content: `${name} | ${company.name}` },
  ];
}
