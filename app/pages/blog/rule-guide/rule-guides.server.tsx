import { renderToStaticMarkup } from "react-dom/server";
import { href, StaticRouter } from "react-router";
import { guidePath, readingMinutes } from "#pages/blog/article-list.ts";
import { type Article, listGuides } from "#pages/blog/articles.server.tsx";
import { findPicture } from "#pictures/find-picture.server.ts";
import type { Day } from "#travel/move/calendar.ts";
import { ruleGuideTitle } from "#travel/move/move-title.ts";
import { ruleGuideNames, rulesOf } from "#travel/rules/rules.ts";
import { checkDates } from "#travel/rules/source/rule-checks.ts";
import { listSections, makeGuide } from "./guide-model.ts";
import { RuleGuide } from "./rule-guide.tsx";

/** The guides that are made of a destination's rules, in the order in which the destinations are offered. */
const ruleGuides = ruleGuideNames.map((slug) => {
  const { destination, rules } = rulesOf(slug);
  const { label, inTitle, via, picture } = destination;
  const { checked } = checkDates(rules);
  return {
    ...{ slug, label, path: guidePath(slug), published: checked, modified: checked },
    title: ruleGuideTitle(inTitle),
    picture: findPicture(picture.file),
    description: via
      ? `No dog or cat flies directly from India to ${inTitle}: the countries on the way, each rule with its time and source, and when your pet is home.`
      : `Rules for a dog or cat from India to ${inTitle}: each step with its time and source, what decides, and the first day you can fly.`,
  };
});

export const listRuleGuides = () => ruleGuides;

/**
 * The guide that is made of the rules of a destination; null if none has the path.
 * @param today the date in India
 */
export function findRuleGuide(
  path: string,
  today: Day,
): { relatedPaths: string[]; article: Article } | null {
  const found = ruleGuides.find((guide) => guide.path === path);
  if (!found) return null;
  const { slug, published } = found;
  return {
    relatedPaths: [
      ...listGuides().flatMap((guide) => (guide.slug.includes(slug) ? [guide.path] : [])),
      href("/blog/:article", { article: "navigating-import-regulations" }),
      href("/services/:service", { service: "export-services" }),
      href("/crate-size"),
    ],
    article: {
      ...found,
      ...render(slug, today),
      category: "Guides & Tips",
      lastChecked: published,
      alt: "",
      isHub: false,
      isInBlog: false,
      isMadeOfRules: true,
      hasDaysFromToday: true,
      plans: slug,
      guide: null,
      previous: null,
      next: null,
    },
  };
}

type Rendered = Pick<Article, "html" | "sections" | "minutes">;

const rendered = new Map<string, Rendered & { today: Day }>();

/** Once a day. */
function render(name: string, today: Day): Rendered {
  const known = rendered.get(name);
  if (known?.today === today) return known;
  const guide = makeGuide(name, today);
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <RuleGuide guide={guide} />
    </StaticRouter>,
  );
  const words = html.replace(/<[^>]*>/g, " ").match(/\S+/g) ?? [];
  const minutes = readingMinutes(words.length);
  const made = { today, html, minutes, sections: listSections(guide) };
  rendered.set(name, made);
  return made;
}
