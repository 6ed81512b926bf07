import type { ArticleFrontMatter, GuideFrontMatter } from "~/content/front-matter";
import {
  createDocumentRenderer,
  findDocumentPicture,
  type MdxDocument,
  slugOfFile,
} from "~/documents/documents.server";
import type { Destination } from "~/rules/rules";
import { RuleCheckTable, RulesTable } from "~/rules/rules-table";
import { CrateMeasuring, CrateSizeTable } from "~/shop/landing/crate-guide";
import { articlePath, findNeighbours, readingMinutes, sortArticles } from "./article-list";
import { ComparisonTable } from "./comparison-table";

const files = import.meta.glob<MdxDocument<ArticleFrontMatter>>("../content/blog/*.mdx", {
  eager: true,
});

const articles = sortArticles(
  Object.entries(files).map(([file, document]) => toArticle(slugOfFile(file), document)),
);

function toArticle(slug: string, document: MdxDocument<ArticleFrontMatter>) {
  const { frontMatter, wordCount, sections, default: Content } = document;
  const { title, description, category, published, picture, alt, quoteTopic, related } =
    frontMatter;
  const guide = asGuide(frontMatter);
  return {
    /** The fields that lists show. */
    summary: {
      slug,
      path: articlePath(slug),
      title,
      description,
      category,
      published,
      picture: findDocumentPicture(picture),
      alt,
      minutes: readingMinutes(wordCount + countGuideWords(guide)),
    },
    slug,
    published,
    guide,
    sections,
    quoteTopic,
    relatedPaths: related,
    Content,
  };
}

export type ArticleSummary = ReturnType<typeof toArticle>["summary"];

function asGuide(frontMatter: ArticleFrontMatter): GuideFrontMatter | null {
  return frontMatter.category === "News" ? null : frontMatter;
}

/** Counts the words of the front matter that the page of a guide shows. */
function countGuideWords(guide: GuideFrontMatter | null): number {
  if (!guide) return 0;
  const steps = guide.checklist.map(({ when, what, detail }) => `${when} ${what} ${detail}`);
  return [guide.answer, ...steps].join(" ").split(/\s+/).length;
}

const hub = articles.find(({ guide }) => guide?.isHub);
const posts = articles.filter((article) => article !== hub);

const destinations = articles.flatMap(({ summary, guide }) =>
  guide?.rules ? [{ path: summary.path, rules: guide.rules }] : [],
);

/** The renderer of the day: what is due for checking changes at midnight. */
let renderer = { today: "", render: createDocumentRenderer() };

function rendererOf(today: string) {
  if (renderer.today === today) return renderer.render;
  const render = createDocumentRenderer({
    ComparisonTable: () => <ComparisonTable destinations={destinations} />,
    CrateMeasuring,
    CrateSizeTable,
    RuleCheckTable: () => <RuleCheckTable today={today} />,
    RulesTable: ({ destination }: { destination: Destination }) => (
      <RulesTable destination={destination} today={today} />
    ),
  });
  renderer = { today, render };
  return render;
}

/** All articles except the hub, newest first. */
export function listArticles(): ArticleSummary[] {
  return posts.map(({ summary }) => summary);
}

/** The article that compares the destinations. The blog shows it apart from the list. */
export function findHub(): ArticleSummary | null {
  return hub?.summary ?? null;
}

/** The topics of enquiries that are sent from articles. */
export function listArticleTopics() {
  return articles.map(({ slug, quoteTopic }) => ({ slug, label: quoteTopic }));
}

/**
 * The whole article with its neighbours and related paths. Null when no article has the slug.
 * @param today the day on which it is read (`YYYY-MM-DD`)
 */
export function findArticle(slug: string, today: string) {
  const found = articles.find((article) => article.slug === slug);
  if (!found) return null;
  const { summary, guide, sections, relatedPaths, Content } = found;
  const { previous, next } = findNeighbours(posts, slug);
  return {
    relatedPaths,
    article: {
      ...summary,
      isHub: found === hub,
      guide: guide && {
        answer: guide.answer,
        checklist: guide.checklist,
        sources: guide.sources,
        lastChecked: guide.lastChecked,
      },
      sections,
      html: rendererOf(today)(Content),
      previous: previous && { path: previous.summary.path, title: previous.summary.title },
      next: next && { path: next.summary.path, title: next.summary.title },
    },
  };
}

export type Article = NonNullable<ReturnType<typeof findArticle>>["article"];
export type Guide = NonNullable<Article["guide"]>;
