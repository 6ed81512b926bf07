import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { professionalService } from "#edge/seo/structured-data.ts";
import { asPublished } from "#tests/fixtures/structured-data-schema.ts";
import { articleData } from "./article-data.ts";

const origin = "https://marigold.example";
const image = `${origin}/social/uk.png`;

const news = {
  path: "/blog/service-expansion-kolkata-chennai",
  title: "Now in Kolkata",
  description: "We opened in Kolkata.",
  published: "2026-10-01",
  modified: "2026-11-20",
  isInBlog: true,
};

describe("an article's data", () => {
  it("has the properties of a BlogPosting and the values of the article", () => {
    expect(asPublished(articleData(origin, news, image))).toMatchObject({
      "@type": "BlogPosting",
      headline: news.title,
      description: news.description,
      image,
      datePublished: "2026-10-01T00:00:00+05:30",
      dateModified: "2026-11-20T00:00:00+05:30",
      mainEntityOfPage: { "@type": "WebPage", "@id": origin + news.path },
      inLanguage: "en-IN",
    });
  });

  it("of a guide that the blog does not list is an Article, not a post", () => {
    const guide = { ...news, path: "/guides/what-changed", isInBlog: false };
    expect(asPublished(articleData(origin, guide, image))).toMatchObject({
      "@type": "Article",
      headline: guide.title,
      mainEntityOfPage: { "@id": `${origin}/guides/what-changed` },
    });
  });

  it("names the company as its author and publisher", () => {
    const organization = {
      "@type": "Organization",
      "@id": professionalService(origin)["@id"],
      name: company.name,
      url: `${origin}/`,
    };
    const { author, publisher } = articleData(origin, news, image);
    expect(author).toEqual(organization);
    expect(publisher).toEqual(organization);
  });

  it("has the full address of its image", () => {
    expect(articleData(origin, news, "/social/uk.png").image).toBe(image);
  });

  it("keeps quotes and markup in a title unchanged", () => {
    const title = `"Fit to fly" </script><script>alert('1')</script> & more`;
    expect(asPublished(articleData(origin, { ...news, title }, image))).toMatchObject({
      headline: title,
    });
  });
});
