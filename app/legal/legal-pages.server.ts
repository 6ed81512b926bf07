import type { LegalFrontMatter } from "~/content/front-matter";
import { type MdxDocument, slugOfFile } from "~/documents/mdx-document";
import { renderDocument } from "~/documents/render-document.server";

const files = import.meta.glob<MdxDocument<LegalFrontMatter>>("../content/legal/*.mdx", {
  eager: true,
});

/** @throws Error for a path without a document */
export function findLegalPage(path: string) {
  const entry = Object.entries(files).find(([file]) => `/${slugOfFile(file)}` === path);
  if (!entry) throw new Error(`There is no legal page for ${path}`);
  const [, { frontMatter, default: Content }] = entry;
  return { ...frontMatter, html: renderDocument(Content) };
}
