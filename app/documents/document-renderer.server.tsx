import type { MDXComponents, MDXContent } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";
import { ScrollableTable } from "~/ui/prose";

/**
 * Renders documents to HTML, each once; they may use the components given by their names. Long texts
 * reach the browser as HTML alone: as components they would be downloaded a second time, as scripts.
 */
export function createDocumentRenderer(components: MDXComponents = {}) {
  const rendered = new WeakMap<MDXContent, string>();

  return function renderDocument(Content: MDXContent): string {
    const html =
      rendered.get(Content) ??
      renderToStaticMarkup(<Content components={{ table: ScrollableTable, ...components }} />);
    rendered.set(Content, html);
    return html;
  };
}
