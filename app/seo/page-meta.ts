import type { MetaDescriptor } from "react-router";
import { company } from "~/content/company";
import { cutAtWord } from "~/ui/text";
import { canonicalPath } from "./canonical-path";
import { breadcrumbList } from "./structured-data/breadcrumb-list";
import { trailTo } from "./trail";

const maxDescriptionLength = 160;
const socialImageSize = { width: 1200, height: 630 };

/** What the root route knows of the page that was asked for first. */
export type SiteMeta = {
  origin: string;
  /** The picture that stands for the page where it is shared. */
  socialImage: { path: string; url: string } | null;
};

/** The part of a route's meta arguments that all of them share. */
type MetaArgs = {
  location: { pathname: string };
  matches: readonly [{ loaderData?: SiteMeta | undefined }, ...unknown[]];
};

type PageMeta = {
  title: string;
  description: string;
  kind?: "website" | "article" | "product";
  /** What of the query names content, such as `?category=news`. */
  search?: string;
  /** Search engines leave it out. */
  isNoindex?: boolean;
  /** A picture of the page's own, instead of the one with its title. */
  image?: string | null;
  structuredData?: object[];
};

/**
 * Everything that the head of a page says of it: the title with the brand's suffix, a description of
 * at most 160 characters, its canonical address, what social networks and search engines ask for.
 */
export function pageMeta({ location, matches }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const { title, kind = "website", search = "", isNoindex = false, structuredData = [] } = page;
  const site = matches[0].loaderData;
  const origin = site?.origin ?? "";
  const path = canonicalPath(location.pathname);
  const url = origin + path + search;
  const description = cutAtWord(page.description, maxDescriptionLength);
  const trail = [...trailTo(path), { label: title, path }];
  return [
    { title: `${title} | ${company.name}` },
    { name: "description", content: description },
    ...(isNoindex
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: url }]),
    { property: "og:site_name", content: company.name },
    { property: "og:type", content: kind },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...socialImage(page, site, path),
    ...[...(trail.length > 1 ? [breadcrumbList(origin, trail)] : []), ...structuredData].map(
      (data) => ({ "script:ld+json": data }),
    ),
  ];
}

function socialImage(page: PageMeta, site: SiteMeta | undefined, path: string): MetaDescriptor[] {
  const card = { name: "twitter:card", content: "summary_large_image" };
  if (page.image) return [card, { property: "og:image", content: page.image }];
  if (site?.socialImage?.path !== path) return [];
  return [
    card,
    { property: "og:image", content: site.origin + site.socialImage.url },
    { property: "og:image:width", content: String(socialImageSize.width) },
    { property: "og:image:height", content: String(socialImageSize.height) },
    { property: "og:image:alt", content: `${page.title} | ${company.name}` },
  ];
}
