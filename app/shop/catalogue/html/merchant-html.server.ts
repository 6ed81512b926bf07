import type { Element, ElementContent, Root, RootContent } from "hast";
import { CONTINUE, visit } from "unist-util-visit";
import { canonicalPath } from "#edge/http/canonical-path.ts";
import { isProductId } from "#shop/product/product-address.ts";

/** The limits of a merchant's text on this site: its pictures and its links. */
export type SiteLimits = {
  /** The origins of pictures that the Content-Security-Policy allows. */
  imageOrigins: readonly string[];
  /** The paths of the site's pages, without the products. */
  pagePaths: readonly string[];
};

// Steps on the way from a merchant's HTML to the HTML of a page; each changes the tree.

/** In text without any tag, blank lines separate paragraphs, and other line breaks are kept. */
export function markParagraphs(tree: Root): void {
  const text = tree.children.map((node) => (node.type === "text" ? node.value : "")).join("");
  const isPlain = tree.children.every(({ type }) => type !== "element");
  if (!isPlain || !text.trim().includes("\n")) return;
  tree.children = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => element("p", paragraph.split("\n").flatMap(lineOfText)));
}

function lineOfText(value: string, index: number): ElementContent[] {
  const text = { type: "text", value } as const;
  return index === 0 ? [text] : [element("br"), text];
}

const element = (tagName: string, children: ElementContent[] = []): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

/** Removes what the merchant has hidden: without its attributes, it would become visible. */
export function dropHiddenParts(tree: Root): void {
  replaceElements(tree, ({ properties: { hidden, style } }) => {
    const isHidden = hidden !== undefined && hidden !== false;
    const hasHidingStyle = /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(`${style}`);
    return isHidden || hasHidingStyle ? [] : null;
  });
}

/** Removes pictures that the Content-Security-Policy forbids, and those with a relative URL. */
export function dropForbiddenPictures(tree: Root, { imageOrigins }: SiteLimits): void {
  replaceElements(tree, ({ tagName, properties }) => {
    if (tagName !== "img") return null;
    const url = String(properties.src);
    const isAllowed =
      /^(https?:)?\/\//i.test(url) &&
      imageOrigins.some(
        (origin) => URL.canParse(url, origin) && new URL(url, origin).origin === origin,
      );
    return isAllowed ? null : [];
  });
}

/** Replaces links that lead nowhere on this site, such as those to the merchant's own collections, by their content. */
export function unwrapDeadLinks(tree: Root, limits: SiteLimits): void {
  replaceElements(tree, ({ tagName, properties, children }) =>
    tagName === "a" && !leadsSomewhere(String(properties.href ?? ""), limits) ? children : null,
  );
}

function leadsSomewhere(address: string, { pagePaths }: SiteLimits): boolean {
  if (URL.canParse(address) || address.startsWith("//")) return true;
  const path = canonicalPath(address.replace(/[?#].*$/s, ""));
  const [, productId = ""] = /^\/products\/([^/]+)$/.exec(path) ?? [];
  return pagePaths.includes(path) || isProductId(productId);
}

const emptiable = /^(a|blockquote|dd|details|div|dl|dt|h\d|li|ol|p|pre|table|ul)$/;

/** Removes headings, paragraphs and other blocks in which a reader sees nothing. */
export function dropEmptyBlocks(tree: Root): void {
  // A line break instead, so that the texts before and after the block stay separate words.
  const separator: RootContent = { type: "text", value: "\n" };
  replaceElements(tree, (node) =>
    emptiable.test(node.tagName) && isEmpty(node) ? [separator] : null,
  );
}

const isEmpty = ({ children }: Element): boolean =>
  children.every((child) =>
    child.type === "element"
      ? !/^(hr|img)$/.test(child.tagName) && isEmpty(child)
      : child.type !== "text" || /^[\s\u200b]*$/.test(child.value),
  );

/** Replaces each element for which `replacementFor` returns nodes, and then looks at these, too. */
function replaceElements(
  tree: Root,
  replacementFor: (element: Element) => ElementContent[] | null,
): void {
  visit(tree, "element", (node, index, parent) => {
    const replacement = replacementFor(node);
    if (!replacement || !parent || index === undefined) return CONTINUE;
    parent.children.splice(index, 1, ...replacement);
    return index;
  });
}
