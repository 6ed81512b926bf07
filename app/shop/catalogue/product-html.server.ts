import type { Root } from "hast";
import { toText } from "hast-util-to-text";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";

// GitHub's allow-list, less form controls.
const allowList = {
  ...defaultSchema,
  strip: ["script", "style"],
  tagNames: defaultSchema.tagNames?.filter((name) => name !== "input"),
};

/** A merchant's text stands below an h2 of the page, whatever headings the merchant took. */
function demoteHeadings() {
  return (tree: Root) =>
    visit(tree, "element", (element) => {
      if (/^h[1-6]$/.test(element.tagName)) element.tagName = "h3";
    });
}

const parser = unified().use(rehypeParse, { fragment: true });
const sanitiser = unified().use(rehypeSanitize, allowList).use(demoteHeadings);
const writer = unified().use(rehypeStringify);

const parseSafely = (html: string) => sanitiser.runSync(parser.parse(html));

/** HTML that cannot be trusted, made safe to insert into a page. */
export function sanitiseHtml(html: string): string {
  return html === "" ? "" : writer.stringify(parseSafely(html));
}

/** The words of an HTML text on one line: tags removed, entities decoded, blocks parted by a space. */
export function htmlToText(html: string): string {
  return html === "" ? "" : toText(parseSafely(html)).replace(/\s+/g, " ").trim();
}
