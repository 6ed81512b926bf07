import type { MDXComponents, MDXContent } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";
import { ScrollableTable } from "./scrollable-table";

const rendered = new WeakMap<MDXContent, string>();

/**
 * The document as HTML, rendered once. Long texts reach the browser as HTML alone: as components
 * they would be downloaded a second time, as scripts.
 */
export function renderDocument(Content: MDXContent, components?: MDXComponents): string {
  const html =
    rendered.get(Content) ??
    renderToStaticMarkup(<Content components={{ table: ScrollableTable, ...components }} />);
  rendered.set(Content, html);
  return html;
}
