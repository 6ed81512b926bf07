import { slugOfFile } from "#content/navigation.ts";
import { ruleGuideNames, rulesOf } from "#travel/rules/rules.ts";

/** The article or service that an enquiry is about. The form's URL names it by its slug. */
export type Topic = { slug: string; label: string };

const documents = import.meta.glob<{ quoteTopic: string }>(
  "../../content/{blog,guides,services}/*.mdx",
  { import: "frontMatter", eager: true },
);

const listed: Topic[] = [
  ...Object.entries(documents).map(([file, { quoteTopic }]) => ({
    slug: slugOfFile(file),
    label: quoteTopic,
  })),
  ...ruleGuideNames.map((slug) => ({
    slug,
    label: `moving to ${rulesOf(slug).destination.inSentence}`,
  })),
];

const topics = new Map(listed.map((topic) => [topic.slug, topic]));

export function findTopic(slug: string | null): Topic | null {
  return (slug && topics.get(slug)) || null;
}
