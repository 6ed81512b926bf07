import type { Article as ArticleData, BlogPosting, Organization, WithContext } from "schema-dts";
import { company } from "#content/company/company.ts";
import { midnightInIndia } from "#edge/http/india-clock.ts";
import { absoluteUrl, businessId, siteLanguage } from "#edge/seo/structured-data.ts";
import type { Article } from "#pages/blog/articles.server.tsx";

type PostedArticle = Pick<
  Article,
  "path" | "title" | "description" | "published" | "modified" | "isInBlog"
>;

/** The article as search engines read it (schema.org). */
export function articleData(
  origin: string,
  article: PostedArticle,
  imageUrl: string,
): WithContext<BlogPosting | ArticleData> {
  const { path, title, description, published, modified, isInBlog } = article;
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
    datePublished: midnightInIndia(published),
    dateModified: midnightInIndia(modified),
    mainEntityOfPage: { "@type": "WebPage", "@id": page },
    inLanguage: siteLanguage,
  };
}
