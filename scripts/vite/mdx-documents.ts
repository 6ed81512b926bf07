import mdx from "@mdx-js/rollup";
import { valueToEstree } from "estree-util-value-to-estree";
import type { Element, ElementContent, Root as HtmlRoot } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Root as MarkdownRoot } from "mdast";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { define } from "unist-util-mdx-define";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import * as v from "valibot";
import type { VFile } from "vfile";
import type { Plugin } from "vite";
import { menuEntrySchema } from "#content/front-matter.ts";
import { asContentError } from "./content-error.ts";
import { readFrontMatter } from "./front-matter.ts";
import { wrapDates } from "./wrap-dates.ts";

/**
 * Compiles the MDX files of app/content. Each exports its component, `frontMatter` (validated with
 * the schema of its folder), `menuEntry`, `sections` (its second-level headings), `passages` and `wordCount`.
 */
export function mdxDocuments() {
  const plugin = mdx({
    remarkPlugins: [remarkFrontmatter, remarkGfm, () => exportFrontMatter],
    rehypePlugins: [
      rehypeSlug,
      () => exportOutline,
      () => foldSections,
      () => labelCells,
      () => wrapDates,
      [
        rehypeAutolinkHeadings,
        // Heading links are for sharing a section. They stay out of the Tab order.
        { behavior: "wrap", test: ["h2", "h3"], properties: { tabIndex: -1 } },
      ],
    ],
  });
  return {
    ...plugin,
    transform: (text: string, file: string) =>
      plugin.transform(text, file).catch((error) => {
        throw asContentError(file, error);
      }),
  };
}

/**
 * Reloads open pages in development after changes that Vite does not update pages for: a document that is added or
 * deleted, since lists import by a pattern, and the facts in YAML, since only the server imports them.
 */
export function reloadOpenPages(): Plugin {
  return {
    name: "reload-open-pages",
    hotUpdate({ type, file, server }) {
      const isListChanged = type !== "update" && file.endsWith(".mdx");
      const isFact = /\/app\/.*\.yaml$/.test(file);
      if (this.environment.name !== "ssr" || !(isListChanged || isFact)) return;
      server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}

function exportFrontMatter(tree: MarkdownRoot, file: VFile): void {
  const yaml = tree.children.find((node) => node.type === "yaml");
  const frontMatter = readFrontMatter(yaml?.value ?? "", file.path);
  define(tree, file, {
    frontMatter: valueToEstree(frontMatter),
    menuEntry: valueToEstree(v.parse(menuEntrySchema, frontMatter)),
  });
}

/**
 * Gives each `<Fold>` the title and the id of its first heading, and removes that heading from its text.
 */
function foldSections(tree: HtmlRoot): void {
  visit(tree, "mdxJsxFlowElement", (fold) => {
    const heading = fold.children.find((child) => child.type === "element");
    if (fold.name !== "Fold" || heading?.tagName !== "h2") return;
    fold.children = fold.children.filter((child) => child !== heading);
    const attributes = { id: String(heading.properties.id), title: textOf(heading) };
    for (const [name, value] of Object.entries(attributes)) {
      fold.attributes.push({ type: "mdxJsxAttribute", name, value });
    }
  });
}

/**
 * Makes the first cell of each row its heading, and gives the others the heading of their column, which phones show. The cells of
 * a `<TableCard>` need none.
 */
function labelCells(tree: HtmlRoot): void {
  visit(tree, "element", (table, _, parent) => {
    if (table.tagName !== "table") return;
    const isCard = parent?.type === "mdxJsxFlowElement" && parent.name === "TableCard";
    const [headings = [], ...rows] = rowsOf(table);
    const labels = isCard ? [] : headings.map((heading) => textOf(heading));
    for (const heading of headings) heading.properties.scope = "col";
    for (const [first, ...cells] of rows) {
      if (!first) continue;
      first.tagName = "th";
      first.properties.scope = "row";
      // A date says nothing on its own.
      if (/^\d/.test(textOf(first))) first.properties.dataLabel = labels[0];
      for (const [index, cell] of cells.entries()) cell.properties.dataLabel = labels[index + 1];
    }
  });
}

function rowsOf(table: Element): Element[][] {
  const rows = table.children.filter(isElement).flatMap((part) => part.children.filter(isElement));
  return rows.map((row) => row.children.filter(isElement));
}

const isElement = (node: ElementContent): node is Element => node.type === "element";

function exportOutline(tree: HtmlRoot, file: VFile): void {
  const passages = listPassages(tree);
  const sections = passages.flatMap(({ id, title }) => (id ? [{ id, title }] : []));
  const wordCount = textOf(tree).split(/\s+/).filter(Boolean).length;
  define(tree, file, {
    sections: valueToEstree(sections),
    passages: valueToEstree(passages),
    wordCount: valueToEstree(wordCount),
  });
}

/** The text below each second-level heading, folded or not; what comes before the first has no id. */
function listPassages(tree: HtmlRoot) {
  const passages = [{ id: "", title: "", text: "" }];
  visit(tree, (block) => {
    if (block.type === "root" || block.type === "mdxJsxFlowElement") return CONTINUE;
    const last = passages.at(-1);
    if (block.type === "element" && block.tagName === "h2") {
      passages.push({ id: String(block.properties.id), title: textOf(block), text: "" });
    } else if (block.type === "element" && last) {
      last.text += ` ${readBlock(block)}`.replace(/\s+/g, " ");
    }
    return SKIP;
  });
  return passages.map(({ text, ...heading }) => ({ ...heading, text: text.trim() }));
}

/** Its text; of a table, each row as a sentence that names the columns, as its case on a phone does. */
function readBlock(block: Element): string {
  if (block.tagName !== "table") return textOf(block);
  const [headings = [], ...rows] = rowsOf(block).map((row) => row.map((cell) => textOf(cell)));
  const nameColumn = (cell: string, column: number) =>
    column > 0 && cell && headings[column] ? `${headings[column]}: ${cell}` : cell;
  return rows.map((row) => `${row.map(nameColumn).filter(Boolean).join(" · ")}.`).join(" ");
}
