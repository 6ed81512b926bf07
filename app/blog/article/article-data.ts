import type { Article as ArticleData, BlogPosting, Organization, WithContext } from "schema-dts";
import { company } from "~/content/company/company";
import { absoluteUrl, businessId, siteLanguage } from "~/seo/structured-data";
import type { Article, Guide } from "../articles.server";

type PostedArticle = Pick<Article, "path" | "title" | "description" | "published" | "isInBlog"> & {
  /** Null for news, which is not reviewed. */
  guide: Pick<Guide, "lastChecked"> | null;
};

/** The article as search engines read it (schema.org). */
export function articleData(
  origin: string,
  article: PostedArticle,
  imageUrl: string,
): WithContext<BlogPosting | ArticleData> {
  const { path, title, description, published, isInBlog, guide } = article;
  const page = absoluteUrl(origin, path);
  const publisher: Organization = {
    "@type": "Organization",
    "@id": businessId(origin),
    name: company.name,
    url: absoluteUrl(origin, "/"),
  };
  return {
    "@context": "https://schema.org",
    "@type": isInBlog ? "BlogPosting" : "Article",
    headline: title,
    description,
    image: absoluteUrl(origin, imageUrl),
    author: publisher,
    publisher,
    datePublished: published,
    dateModified: guide?.lastChecked ?? published,
    mainEntityOfPage: { "@type": "WebPage", "@id": page },
    inLanguage: siteLanguage,
  };
}
