import type { Root } from "hast";
import { toText } from "hast-util-to-text";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { defaultSchema, type Options as Schema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { CONTINUE, visit } from "unist-util-visit";

const tableCell = ["align", "colSpan", "rowSpan"];

/**
 * What words, lists, tables, links and pictures need. Without ids and names, which could take the
 * place of the page's own, and without sizes but those of pictures, which could burst its width.
 */
const allowList: Schema = {
  tagNames: defaultSchema.tagNames?.filter(
    (name) => !/^(input|picture|section|source)$/.test(name),
  ),
  strip: ["script", "style"],
  ancestors: defaultSchema.ancestors,
  attributes: {
    "*": ["dir", "lang", "title"],
    a: ["href"],
    details: ["open"],
    img: ["alt", "height", "src", "width"],
    li: ["value"],
    ol: ["start"],
    p: ["align"],
    td: tableCell,
    th: [...tableCell, "scope"],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
};

/** A merchant's text stands below an h2 of the page, whatever headings the merchant took. */
function demoteHeadings() {
  return (tree: Root) =>
    visit(tree, "element", (element) => {
      if (/^h[1-6]$/.test(element.tagName)) element.tagName = "h3";
    });
}

/** A picture with a path alone is at home on the store's pages; on ours it would be broken. */
function dropHomelessPictures() {
  return (tree: Root) =>
    visit(tree, "element", (element, index, parent) => {
      if (element.tagName !== "img" || index === undefined) return CONTINUE;
      if (/^(https?:)?\/\//.test(String(element.properties.src))) return CONTINUE;
      parent?.children.splice(index, 1);
      return index;
    });
}

const parser = unified().use(rehypeParse, { fragment: true });
const sanitiser = unified()
  .use(rehypeSanitize, allowList)
  .use(demoteHeadings)
  .use(dropHomelessPictures);
const writer = unified().use(rehypeStringify);

const parseSafely = (html: string) => sanitiser.runSync(parser.parse(html));

/**
 * HTML that cannot be trusted, made safe to insert into a page. To sanitise it once more changes
 * nothing: what stands inside elements that it may not be in, a link in a link say, is moved when it
 * is parsed again, and has been moved already.
 */
export function sanitiseHtml(html: string): string {
  if (html === "") return "";
  const sanitised = writer.stringify(parseSafely(html));
  return writer.stringify(parseSafely(sanitised));
}

/** The words of an HTML text on one line: tags removed, entities decoded, blocks parted by a space. */
export function htmlToText(html: string): string {
  return html === "" ? "" : toText(parseSafely(html)).replace(/\s+/g, " ").trim();
}
