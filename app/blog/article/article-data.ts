import type { Article as ArticleData, BlogPosting, Organization, WithContext } from "schema-dts";
import { company } from "~/content/company/company";
import { midnightInIndia } from "~/http/india-clock";
import { absoluteUrl, businessId, siteLanguage } from "~/seo/structured-data";
import type { Article } from "../articles.server";

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
