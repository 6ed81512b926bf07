import { renderToStaticMarkup } from "react-dom/server";
import { href, StaticRouter } from "react-router";
import { guidePath, readingMinutes } from "#pages/blog/article-list.ts";
import { type Article, listGuides } from "#pages/blog/articles.server.tsx";
import { oncePerDay } from "#pages/documents/once-per-day.server.ts";
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
    /** The fields that lists and the guide show. */
    summary: {
      slug,
      label,
      path: guidePath(slug),
      published: checked,
      modified: checked,
      title: ruleGuideTitle(inTitle),
      picture: findPicture(picture.file),
      description: via
        ? `No dog or cat flies directly from India to ${inTitle}: the countries on the way, each rule with its time and source, and when your pet is home.`
        : `Rules for a dog or cat from India to ${inTitle}: each step with its time and source, what decides, and the first day you can fly.`,
    },
    renderOn: oncePerDay((today: Day) => render(slug, today)),
  };
});

export const listRuleGuides = () => ruleGuides.map(({ summary }) => summary);

/**
 * The guide that is made of the rules of a destination; null if none has the path.
 * @param today the date in India
 */
export function findRuleGuide(
  path: string,
  today: Day,
): { relatedPaths: string[]; article: Article } | null {
  const found = ruleGuides.find(({ summary }) => summary.path === path);
  if (!found) return null;
  const { slug, label, published } = found.summary;
  return {
    relatedPaths: [
      ...listGuides().flatMap((guide) => (guide.slug.includes(slug) ? [guide.path] : [])),
      href("/blog/:article", { article: "navigating-import-regulations" }),
      href("/services/:service", { service: "export-services" }),
      href("/crate-size"),
    ],
    article: {
      ...found.summary,
      ...found.renderOn(today),
      trailTitle: label,
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

function render(name: string, today: Day): Pick<Article, "html" | "sections" | "minutes"> {
  const guide = makeGuide(name, today);
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <RuleGuide guide={guide} />
    </StaticRouter>,
  );
  const words = html.replace(/<[^>]*>/g, " ").match(/\S+/g) ?? [];
  return { html, minutes: readingMinutes(words.length), sections: listSections(guide) };
}
