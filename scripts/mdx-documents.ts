import { existsSync } from "node:fs";
import { basename, dirname } from "node:path";
import mdx from "@mdx-js/rollup";
import { valueToEstree } from "estree-util-value-to-estree";
import type { Root as HtmlRoot } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Root as MarkdownRoot } from "mdast";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { define } from "unist-util-mdx-define";
import { visit } from "unist-util-visit";
import * as v from "valibot";
import type { VFile } from "vfile";
import { frontMatterSchemas } from "../app/content/front-matter.ts";
import { describeFlaw, parseFrontMatter } from "./front-matter.ts";

const picturesFolder = new URL("../app/pictures/", import.meta.url);

/**
 * Compiles the MDX files of app/content. A file exports, beside its component, `frontMatter`
 * (as the schema of its folder has it), `sections` (its headings) and `wordCount`.
 */
export function mdxDocuments() {
  return mdx({
    remarkPlugins: [remarkFrontmatter, remarkGfm, () => exportFrontMatter],
    rehypePlugins: [
      rehypeSlug,
      () => exportOutline,
      [
        rehypeAutolinkHeadings,
        // For sharing a part of a text; on the way of the Tab key they would be in the way.
        { behavior: "wrap", test: ["h2", "h3"], properties: { tabIndex: -1 } },
      ],
    ],
  });
}

/** @throws Error that names the file and each field that is missing or wrong */
function exportFrontMatter(tree: MarkdownRoot, file: VFile): void {
  const folder = basename(dirname(file.path));
  const schema = frontMatterSchemas[folder];
  if (!schema) throw new Error(`${file.path}: no front matter is known for the folder ${folder}`);

  const yaml = tree.children.find((node) => node.type === "yaml");
  const result = v.safeParse(schema, yaml ? parseFrontMatter(yaml.value, file.path) : {});
  const problems = result.success
    ? findMissingPicture(result.output)
    : result.issues.map((issue) => `${v.getDotPath(issue) ?? "it"}: ${issue.message}`);
  if (problems.length > 0) {
    throw new Error(describeFlaw(file.path, problems.join("; ")));
  }
  define(tree, file, { frontMatter: valueToEstree(result.output) });
}

const picturedSchema = v.object({ picture: v.string() });

function findMissingPicture(frontMatter: unknown): string[] {
  if (!v.is(picturedSchema, frontMatter)) return [];
  const { picture } = frontMatter;
  const isThere = existsSync(new URL(picture, picturesFolder));
  return isThere ? [] : [`picture: there is no app/pictures/${picture}`];
}

function exportOutline(tree: HtmlRoot, file: VFile): void {
  const sections: { id: string; title: string }[] = [];
  visit(tree, "element", (element) => {
    if (element.tagName !== "h2") return;
    sections.push({ id: String(element.properties.id), title: textOf(element) });
  });
  const wordCount = textOf(tree).split(/\s+/).filter(Boolean).length;
  define(tree, file, {
    sections: valueToEstree(sections),
    wordCount: valueToEstree(wordCount),
  });
}
