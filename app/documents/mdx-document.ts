import type { MDXContent } from "mdx/types";

/** A heading of the second level, with the id that links lead to. */
export type DocumentSection = { id: string; title: string };

/** What scripts/vite/mdx-documents.ts makes of an MDX file of app/content. */
export type MdxDocument<FrontMatter> = {
  default: MDXContent;
  frontMatter: FrontMatter;
  sections: DocumentSection[];
  wordCount: number;
};

/** `../content/blog/choosing-iata-crate.mdx` is `choosing-iata-crate`. */
export function slugOfFile(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.mdx$/, "");
}
