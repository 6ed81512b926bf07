import type { Root } from "hast";
import { toText } from "hast-util-to-text";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { defaultSchema, type Options as Schema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { CONTINUE, visit } from "unist-util-visit";

const tableCell = ["align", "colSpan", "rowSpan"];

/**
 * Allows text, lists, tables, links and pictures. No ids and names, which could clash with the page's
 * own, and no sizes except those of pictures, which could overflow the page.
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

/** A merchant's text is placed below an h2 of the page, so all of its headings become h3. */
function demoteHeadings() {
  return (tree: Root) =>
    visit(tree, "element", (element) => {
      if (/^h[1-6]$/.test(element.tagName)) element.tagName = "h3";
    });
}

/** A relative picture URL only works on the store's own pages. */
function dropRelativePictures() {
  return (tree: Root) =>
    visit(tree, "element", (element, index, parent) => {
      if (element.tagName !== "img" || index === undefined) return CONTINUE;
      if (/^(https?:)?\/\//.test(String(element.properties.src))) return CONTINUE;
      parent?.children.splice(index, 1);
      return index;
    });
}

/** Such as "43 × 36 × 36", which is hard to read over two lines. */
function keepSizesTogether() {
  return (tree: Root) =>
    visit(tree, "text", (text) => {
      text.value = text.value.replace(
        /(\d) × ([\d.]+) × (?=\d)/g,
        "$1\u00a0×\u00a0$2\u00a0×\u00a0",
      );
    });
}

const parser = unified().use(rehypeParse, { fragment: true });
const sanitiser = unified()
  .use(rehypeSanitize, allowList)
  .use(demoteHeadings)
  .use(dropRelativePictures)
  .use(keepSizesTogether);
const writer = unified().use(rehypeStringify);

const parseSafely = (html: string) => sanitiser.runSync(parser.parse(html));

/**
 * Makes untrusted HTML safe to insert into a page. It runs twice, because invalid nesting, such as a
 * link in a link, is only rearranged when the HTML is parsed again; a third run changes nothing.
 */
export function sanitiseHtml(html: string): string {
  if (html === "") return "";
  const sanitised = writer.stringify(parseSafely(html));
  return writer.stringify(parseSafely(sanitised));
}

/** The text of the HTML on one line: tags removed, entities decoded, blocks separated by a space. */
export function htmlToText(html: string): string {
  return html === "" ? "" : toText(parseSafely(html)).replace(/\s+/g, " ").trim();
}

// On the server only: creating a segmenter takes a browser some 15 ms, and a phone about 60 ms.
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first `maxLength` characters as a reader perceives them, with an ellipsis if there are more. */
export function previewText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let preview = "";
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (count === maxLength) return `${preview}…`;
    preview += segment;
    count += 1;
  }
  return text;
}
