import type { Root } from "hast";
import { toText } from "hast-util-to-text";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";

// The allow-list of GitHub, less what a shop's texts have no use for: form controls and pictures from anywhere.
const allowList = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !["input", "img", "picture", "source"].includes(name),
  ),
};

const parser = unified().use(rehypeParse, { fragment: true });
const sanitiser = unified().use(rehypeSanitize, allowList);
const writer = unified().use(rehypeStringify);

/** The merchant's HTML, of which nothing can be trusted, made safe to insert into a page. */
export function sanitiseHtml(html: string): string {
  if (html === "") return "";
  return writer.stringify(sanitiser.runSync(parser.parse(html)));
}

/** The words of an HTML text on one line: tags removed, entities decoded, blocks parted by a space. */
export function htmlToText(html: string): string {
  if (html === "") return "";
  const tree: Root = sanitiser.runSync(parser.parse(html));
  return toText(tree).replace(/\s+/g, " ").trim();
}
