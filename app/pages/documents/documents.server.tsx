import type { MDXComponents, MDXContent } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";
import { ScrollableTable, TableCard } from "#ui/text/prose.tsx";
import { oncePerDay } from "./once-per-day.server.ts";

/** A level-two heading, with the id for links to it. */
export type DocumentSection = { id: string; title: string };

/** The text of a section. What comes before the first heading has neither id nor title. */
export type DocumentPassage = DocumentSection & { text: string };

/** The module that scripts/vite/mdx-documents.ts creates from an MDX file in app/content. */
export type MdxDocument<FrontMatter> = {
  default: MDXContent;
  frontMatter: FrontMatter;
  sections: DocumentSection[];
  passages: DocumentPassage[];
  wordCount: number;
};

/**
 * Returns a function that renders documents to HTML, each once unless it gets properties. Documents may use the given
 * components by name. The browser receives long texts as HTML only: as components, it would download them twice.
 */
export function createDocumentRenderer(components: MDXComponents = {}) {
  const rendered = new WeakMap<MDXContent, string>();

  function render(Content: MDXContent, properties: Record<string, unknown> = {}): string {
    const known = { table: ScrollableTable, TableCard, ...components };
    return renderToStaticMarkup(<Content components={known} {...properties} />);
  }

  return function renderDocument(Content: MDXContent, properties?: Record<string, unknown>) {
    if (properties) return render(Content, properties);
    const html = rendered.get(Content) ?? render(Content);
    rendered.set(Content, html);
    return html;
  };
}

/** Renderers whose components depend on the day (`YYYY-MM-DD`), since at midnight other facts may be due for checking. */
export const createDailyRenderer = (componentsOn: (today: string) => MDXComponents) =>
  oncePerDay((today: string) => createDocumentRenderer(componentsOn(today)));
