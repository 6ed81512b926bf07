import { href } from "react-router";
import { company } from "#content/company/company.ts";
import { faq } from "#content/faq.ts";
import { headerLinks, tools } from "#content/navigation.ts";
import { pageTitles } from "#content/page-titles.ts";
import { pageTexts } from "#content/search-words.ts";
import { landingPages } from "#content/shop/landing-pages.ts";
import { checklistId } from "#pages/blog/article/guide-sections.tsx";
import { listArticleTexts } from "#pages/blog/articles.server.tsx";
import { listRuleGuides } from "#pages/blog/rule-guide/rule-guides.server.tsx";
import type { DocumentPassage } from "#pages/documents/documents.server.tsx";
import { listLegalPages } from "#pages/legal/legal-pages.server.tsx";
import { listServiceTexts } from "#pages/services/services.server.tsx";
import airlineFile from "#travel/airlines/airlines.yaml";
import { listBreedLinks } from "#travel/crate/measures/breed-links.server.ts";
import { papersTitle } from "#travel/papers/papers-page.tsx";
import { allSheets } from "#travel/papers/sheets.server.ts";
import { destinationNames, rulesOf } from "#travel/rules/rules.ts";
import type { Entry, Kind } from "./entry.ts";
import { listPlaceEntries, placeWords } from "./place-entries.server.ts";

/** All that the site has, except its travel supplies. */
export const listSiteEntries = (): Entry[] => [
  ...listTools(),
  ...listPlaceEntries(),
  ...listGuideEntries(),
  ...listQuestions(),
  ...listServiceEntries(),
  ...listPages(),
];

const entryOf = (kind: Kind, path: string, title: string, ...more: string[]): Entry => ({
  kind,
  path,
  title,
  text: [pageTexts[path], ...more].filter(Boolean).join(" "),
});

function listTools(): Entry[] {
  const { airlines } = airlineFile;
  return [
    ...tools.map(({ path, label }) => entryOf("answer", path, label)),
    entryOf("answer", href("/quote"), pageTitles["/quote"]),
    entryOf(
      "answer",
      href("/guides/airlines"),
      pageTitles["/guides/airlines"],
      `${airlines.map(({ name }) => name).join(", ")}.`,
    ),
    entryOf(
      "answer",
      href("/plan/papers"),
      papersTitle,
      ...allSheets.map(({ title }) => `${title}.`),
    ),
    ...listBreedLinks().map(({ name, search }) => ({
      ...entryOf("answer", `${href("/crate-size")}?${search}`, `${name}: which crate?`),
      text: "The crate by our estimate of the breed’s measures, until you have your own.",
      onlyBy: name,
    })),
  ];
}

function listGuideEntries(): Entry[] {
  const written = listArticleTexts().flatMap(({ path, title, description, guide, passages }) => {
    const also = destinationNames
      .filter((name) => rulesOf(name).destination.guide === path)
      .map(placeWords)
      .join(" ");
    const steps = guide?.checklist?.map(({ when, what, detail }) => `${when}: ${what}. ${detail}`);
    const checklist =
      guide && steps
        ? [{ id: checklistId, title: guide.checklistTitle, text: steps.join(" ") }]
        : [];
    return listPassages(
      { kind: "guide", path, title, text: `${description} ${guide?.answer ?? ""}`, also },
      [...checklist, ...passages],
    );
  });
  const ofRules = listRuleGuides().map(({ slug, path, title, description }) => ({
    ...entryOf("guide", path, title, description, rulesOf(slug).destination.inBrief),
    also: placeWords(slug),
  }));
  return [...written, ...ofRules];
}

/** The page, with the text before its first heading, and each of its sections. */
function listPassages(page: Entry, passages: DocumentPassage[]): Entry[] {
  const sections = passages.filter(({ id }) => id !== "");
  const opening = passages.filter(({ id }) => id === "").map(({ text }) => text);
  return [
    { ...page, text: [page.text, ...opening].join(" ") },
    ...sections.map(({ id, title, text }) => ({
      ...page,
      path: `${page.path}#${id}`,
      title,
      text,
      within: page.title,
    })),
  ];
}

/** The pages of travel supplies, except the products of the store. */
export const listSupplies = (): Entry[] =>
  Object.entries(landingPages).map(([path, { title, description, benefits }]) =>
    entryOf("product", path, title, `${description} ${benefits.join(". ")}.`),
  );

const listQuestions = (): Entry[] =>
  faq.map(({ id, question, answer }) =>
    entryOf("question", `${href("/faq")}#${id}`, question, answer.join(" ")),
  );

const listServiceEntries = (): Entry[] =>
  listServiceTexts().flatMap(({ path, title, summary, headline, features, passages }) => {
    const texts = [summary, headline, ...features.map((one) => `${one.title}: ${one.text}`)];
    return listPassages(entryOf("service", path, title, ...texts), passages);
  });

function listPages(): Entry[] {
  const further: Record<string, string> = {
    [href("/locations")]: `${company.cities.join(", ")}.`,
  };
  return [
    ...headerLinks
      .filter(({ path }) => pageTexts[path])
      .map(({ path, label }) => entryOf("page", path, label, further[path] ?? "")),
    ...listLegalPages().flatMap(({ path, title, description, sections }) =>
      listPassages(
        entryOf("page", path, title, description),
        sections.map((section) => ({ ...section, text: "" })),
      ),
    ),
  ];
}
