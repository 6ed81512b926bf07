import type { Root } from "hast";
import { toText } from "hast-util-to-text";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { defaultSchema, type Options as Schema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import {
  dropEmptyBlocks,
  dropForbiddenPictures,
  dropHiddenParts,
  markParagraphs,
  type SiteLimits,
  unwrapDeadLinks,
} from "./merchant-html.server.ts";

const tableCell = ["align", "colSpan", "rowSpan"];

/**
 * Allows text, lists, tables, links and pictures. No ids and names, which could clash with the page's
 * own, and no sizes except those of pictures, which could overflow the page.
 */
const allowList: Schema = {
  tagNames: defaultSchema.tagNames?.filter(
    (name) => !/^(input|picture|section|source)$/.test(name),
  ),
  // With their content, which browsers do not show, or only in part.
  strip: [
    "script",
    "style",
    "noscript",
    "title",
    "svg",
    "object",
    "iframe",
    "audio",
    "video",
    "select",
    "textarea",
  ],
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
function demoteHeadings(tree: Root): void {
  visit(tree, "element", (element) => {
    if (/^h[1-6]$/.test(element.tagName)) element.tagName = "h3";
  });
}

/** Such as "43 × 36 × 36" or "L × W × H", which are hard to read over two lines. */
function keepSizesTogether(tree: Root): void {
  visit(tree, "text", (text) => {
    text.value = text.value.replace(
      /(\d|\b[A-Z]) × ([\d.]+|[A-Z]) × (?=\d|[A-Z]\b)/g,
      "$1\u00a0×\u00a0$2\u00a0×\u00a0",
    );
  });
}

const parser = unified().use(rehypeParse, { fragment: true });
const sanitiser = unified().use(rehypeSanitize, allowList);
const writer = unified().use(rehypeStringify);

function parseSource(html: string): Root {
  const tree = parser.parse(html);
  markParagraphs(tree);
  return tree;
}

function makeSafe(parsed: Root, limits: SiteLimits): Root {
  dropHiddenParts(parsed);
  const tree = sanitiser.runSync(parsed);
  demoteHeadings(tree);
  dropForbiddenPictures(tree, limits);
  unwrapDeadLinks(tree, limits);
  dropEmptyBlocks(tree);
  keepSizesTogether(tree);
  return tree;
}

/**
 * Makes untrusted HTML safe to insert into a page. It runs twice, because invalid nesting, such as a
 * link in a link, is only rearranged when the HTML is parsed again; a third run changes nothing.
 */
export function sanitiseHtml(html: string, limits: SiteLimits): string {
  const sanitise = (unsafe: Root) => writer.stringify(makeSafe(unsafe, limits)).trim();
  return html === "" ? "" : sanitise(parser.parse(sanitise(parseSource(html))));
}

/** The text of the HTML on one line: tags removed, entities decoded, blocks separated by a space. */
export function htmlToText(html: string, limits: SiteLimits): string {
  return html === ""
    ? ""
    : toText(makeSafe(parseSource(html), limits))
        .replace(/\s+/g, " ")
        .trim();
}

/** Decodes the entities of a plain text, once; what looks like a tag stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi, (entity) =>
    toText(parser.parse(entity), { whitespace: "pre" }),
  );
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
