import { listArticleTopics } from "~/blog/articles.server";
import { listServiceTopics } from "~/services/services.server";

/** What an enquiry can be about: a page of ours, named by its slug in the address of the form. */
const topics = new Map(
  [...listArticleTopics(), ...listServiceTopics()].map((topic) => [topic.slug, topic]),
);

export type Topic = { slug: string; label: string };

export function findTopic(slug: string | null): Topic | null {
  return (slug && topics.get(slug)) || null;
}
