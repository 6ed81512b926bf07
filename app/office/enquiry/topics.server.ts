import { slugOfFile } from "#content/navigation.ts";

/** The article or service that an enquiry is about. The form's URL names it by its slug. */
export type Topic = { slug: string; label: string };

const documents = import.meta.glob<{ quoteTopic: string }>(
  "../../content/{blog,guides,services}/*.mdx",
  { import: "frontMatter", eager: true },
);

const topics = new Map<string, Topic>(
  Object.entries(documents).map(([file, { quoteTopic }]) => {
    const slug = slugOfFile(file);
    return [slug, { slug, label: quoteTopic }];
  }),
);

export function findTopic(slug: string | null): Topic | null {
  return (slug && topics.get(slug)) || null;
}
