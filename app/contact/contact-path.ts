import { href } from "react-router";

/** The way to the form, with what the enquiry is about: the slug of an article or a service. */
export function contactPath(topicSlug: string): string {
  return `${href("/contact")}?topic=${topicSlug}`;
}
