import type { ArticleFrontMatter, ImportRules } from "~/content/front-matter";
import { findDocumentPicture } from "~/documents/document-pictures.server";
import { type MdxDocument, slugOfFile } from "~/documents/mdx-document";
import { renderDocument } from "~/documents/render-document.server";
import { articlePath, findNeighbours, readingMinutes, sortArticles } from "./article-list";
import { ComparisonTable } from "./comparison-table";

const files = import.meta.glob<MdxDocument<ArticleFrontMatter>>("../content/blog/*.mdx", {
  eager: true,
});

const documents = sortArticles(
  Object.entries(files).map(([file, document]) => ({
    slug: slugOfFile(file),
    published: document.frontMatter.published,
    ...document,
  })),
);

type ArticleDocument = (typeof documents)[number];

/** What a list shows of an article. */
function toSummary({ slug, frontMatter, wordCount }: ArticleDocument) {
  const { title, description, category, published, picture, alt } = frontMatter;
  return {
    slug,
    path: articlePath(slug),
    title,
    description,
    category,
    published,
    picture: findDocumentPicture(picture),
    alt,
    minutes: readingMinutes(wordCount + countListedWords(frontMatter)),
  };
}

export type ArticleSummary = ReturnType<typeof toSummary>;

function countListedWords(frontMatter: ArticleFrontMatter): number {
  if (frontMatter.category === "News") return 0;
  const { answer, checklist } = frontMatter;
  const steps = checklist.map(({ when, what, detail }) => `${when} ${what} ${detail}`);
  return [answer, ...steps].join(" ").split(/\s+/).length;
}

const isHub = ({ frontMatter }: ArticleDocument) =>
  frontMatter.category !== "News" && frontMatter.isHub === true;

const posts = documents.filter((document) => !isHub(document));

/** The blog's posts, the newest first. */
export function listArticles(): ArticleSummary[] {
  return posts.map(toSummary);
}

/** The page that compares the destinations; the blog shows it by itself. */
export function findHub(): ArticleSummary | null {
  const hub = documents.find(isHub);
  return hub ? toSummary(hub) : null;
}

function listDestinations(): { path: string; rules: ImportRules }[] {
  return documents.flatMap(({ slug, frontMatter }) =>
    frontMatter.category !== "News" && frontMatter.rules
      ? [{ path: articlePath(slug), rules: frontMatter.rules }]
      : [],
  );
}

/** What articles may use besides Markdown. */
const components = {
  ComparisonTable: () => <ComparisonTable destinations={listDestinations()} />,
};

/** The whole article, or null when there is none of that name. */
export function findArticle(slug: string) {
  const document = documents.find((candidate) => candidate.slug === slug);
  if (!document) return null;
  const { frontMatter, sections } = document;
  const { previous, next } = findNeighbours(posts, slug);
  return {
    ...toSummary(document),
    quoteTopic: frontMatter.quoteTopic,
    isHub: isHub(document),
    relatedPaths: frontMatter.related,
    guide:
      frontMatter.category === "News"
        ? null
        : {
            answer: frontMatter.answer,
            checklist: frontMatter.checklist,
            sources: frontMatter.sources,
            lastChecked: frontMatter.lastChecked,
            rules: frontMatter.rules ?? null,
          },
    sections,
    html: renderDocument(document.default, components),
    previous: previous && toLink(previous),
    next: next && toLink(next),
  };
}

function toLink({ slug, frontMatter }: ArticleDocument) {
  return { path: articlePath(slug), title: frontMatter.title };
}

export type Article = NonNullable<ReturnType<typeof findArticle>>;
export type Guide = NonNullable<Article["guide"]>;
