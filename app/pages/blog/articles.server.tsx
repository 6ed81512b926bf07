import type { ArticleFrontMatter, GuideFrontMatter } from "#content/front-matter.ts";
import { slugOfFile } from "#content/navigation.ts";
import { createDailyRenderer, type MdxDocument } from "#pages/documents/documents.server.tsx";
import { Fold, Folds } from "#pages/documents/folds.tsx";
import { findPicture, findSmallPicture } from "#pictures/find-picture.server.ts";
import { CrateMeasuring, CrateSizeTable } from "#shop/landing/crate-guide.tsx";
import { FeesByDestination } from "#travel/fees/fees-by-destination.tsx";
import type { WayBack } from "#travel/rules/rule-schema.ts";
import type { Destination } from "#travel/rules/rules.ts";
import { DestinationsTable } from "#travel/rules/tables/destinations-table.tsx";
import { RuleCheckTable, RulesTable } from "#travel/rules/tables/rules-table.tsx";
import { DestinationSwitch } from "./article/destination-switch.tsx";
import {
  articlePath,
  findNeighbours,
  guidePath,
  laterDay,
  readingMinutes,
  sortArticles,
} from "./article-list.ts";
import { ChangeList } from "./change-list.tsx";
import { lastReading } from "./changes.server.ts";
import { CountryRules } from "./rule-guide/country-rules.tsx";
import { RestartTable } from "./start-again/restart-table.tsx";
import type { Trouble } from "./start-again/restarts.ts";
import { WayBackTable } from "./there-and-back/way-back-table.tsx";
import { WayHome } from "./there-and-back/way-home.tsx";

type ArticleDocument = MdxDocument<ArticleFrontMatter>;

const blogFiles = import.meta.glob<ArticleDocument>("../../content/blog/*.mdx", { eager: true });
const guideFiles = import.meta.glob<ArticleDocument>("../../content/guides/*.mdx", { eager: true });

const blogArticles = toArticles(blogFiles, articlePath);
/** The guides that the blog does not list. */
const guides = toArticles(guideFiles, guidePath);
const articles = [...blogArticles, ...guides];

function toArticles(files: Record<string, ArticleDocument>, pathOf: (slug: string) => string) {
  return sortArticles(
    Object.entries(files).map(([file, document]) => toArticle(slugOfFile(file), pathOf, document)),
  );
}

function toArticle(slug: string, pathOf: (slug: string) => string, document: ArticleDocument) {
  const { frontMatter, wordCount, sections, passages, default: Content } = document;
  const { title, description, category, published, picture, alt, related } = frontMatter;
  const path = pathOf(slug);
  const guide = asGuide(frontMatter, path);
  const small = findSmallPicture(picture);
  return {
    small,
    /** The fields that lists and the article show. */
    summary: {
      slug,
      path,
      title,
      description,
      category,
      published,
      // A guide may be older than the last reading of its rules, or newer.
      modified: laterDay(published, guide?.lastChecked),
      picture: findPicture(picture),
      alt,
      minutes: readingMinutes(wordCount + countGuideWords(guide)),
    },
    slug,
    published,
    guide,
    sections,
    passages,
    relatedPaths: related,
    Content,
  };
}

const inList = ({ summary, small }: ReturnType<typeof toArticle>) => ({ ...summary, small });

export type ArticleSummary = ReturnType<typeof inList>;

function asGuide(frontMatter: ArticleFrontMatter, path: string): GuideFrontMatter | null {
  if (frontMatter.category === "News") return null;
  return { ...frontMatter, lastChecked: lastReading(path, frontMatter.lastChecked) };
}

/** Counts the words of the front matter that the page of a guide shows. */
function countGuideWords(guide: GuideFrontMatter | null): number {
  if (!guide) return 0;
  const steps = (guide.checklist ?? []).map(
    ({ when, what, detail }) => `${when} ${what} ${detail}`,
  );
  return [guide.answer, ...steps].join(" ").split(/\s+/).length;
}

const hub = blogArticles.find(({ guide }) => guide?.isHub);
const posts = blogArticles.filter((article) => article !== hub);

const destinations = articles.flatMap(({ summary, guide }) =>
  guide?.rules ? [{ path: summary.path, rules: guide.rules }] : [],
);

const rendererOn = createDailyRenderer((today) => ({
  ChangeList,
  CountryRules,
  CrateMeasuring,
  CrateSizeTable,
  DestinationSwitch: () => <DestinationSwitch destinations={destinations} />,
  DestinationsTable,
  FeesByDestination: () => <FeesByDestination today={today} />,
  Fold,
  Folds,
  RestartTable: ({ trouble }: { trouble: Trouble }) => (
    <RestartTable trouble={trouble} today={today} />
  ),
  RuleCheckTable: () => <RuleCheckTable today={today} />,
  RulesTable: ({ destination }: { destination: Destination }) => (
    <RulesTable destination={destination} today={today} />
  ),
  WayBackTable: () => <WayBackTable today={today} />,
  WayHome: ({ when }: Pick<WayBack, "when">) => <WayHome when={when} today={today} />,
}));

/** All articles except the hub, newest first. */
export function listArticles(): ArticleSummary[] {
  return posts.map(inList);
}

/** The guides that the blog does not list. */
export function listGuides(): ArticleSummary[] {
  return guides.map(inList);
}

/** All articles and guides with their texts, for the search. */
export const listArticleTexts = () =>
  articles.map(({ summary, guide, passages }) => ({ ...summary, guide, passages }));

/** The article that compares the destinations. The blog shows it apart from the list. */
export function findHub(): ArticleSummary | null {
  return hub ? inList(hub) : null;
}

/**
 * The whole article or guide with its neighbours and related paths; null if none has the path.
 * @param today the day on which it is read (`YYYY-MM-DD`)
 */
export function findArticle(path: string, today: string) {
  const found = articles.find(({ summary }) => summary.path === path);
  if (!found) return null;
  const { summary, guide, sections, relatedPaths, Content } = found;
  const { previous, next } = findNeighbours(posts, found.slug);
  /** The destination that its planner and its quote start with. */
  const plans: Destination | undefined = guide?.isHub
    ? undefined
    : (guide?.rules?.id ?? guide?.plans);
  return {
    relatedPaths,
    article: {
      ...summary,
      /** The last words of the breadcrumb. */
      trailTitle: summary.title,
      isHub: found === hub,
      isInBlog: blogArticles.includes(found),
      isMadeOfRules: false,
      hasDaysFromToday: guide?.hasDaysFromToday ?? false,
      lastChecked: guide?.lastChecked ?? null,
      plans,
      guide: guide && {
        answer: guide.answer,
        answerLinks: guide.answerLinks ?? [],
        figures: guide.figures ?? [],
        checklist: guide.checklist ?? [],
        checklistTitle: guide.checklistTitle,
        sources: guide.sources,
        hasManyAuthorities: guide.hasManyAuthorities ?? false,
        beginsWithText: guide.beginsWithText ?? false,
        hasCrateFinder: guide.hasCrateFinder ?? false,
      },
      sections,
      html: rendererOn(today)(Content),
      previous: previous && { path: previous.summary.path, title: previous.summary.title },
      next: next && { path: next.summary.path, title: next.summary.title },
    },
  };
}

/** A text of ours, or a guide that is made of rules. */
export type Article = NonNullable<ReturnType<typeof findArticle>>["article"];
export type Guide = NonNullable<Article["guide"]>;
