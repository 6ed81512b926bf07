const texts = import.meta.glob<string>("../../app/content/blog/*.mdx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The posts of the blog as they are written: those of the specification, and what was added since. */
export const writtenPosts = Object.entries(texts).map(([file, text]) => ({
  path: file.replace(/^.*\/([^/]+)\.mdx$/, "/blog/$1"),
  isNews: /^category: News$/m.test(text),
}));

export const writtenPaths = writtenPosts.map(({ path }) => path);
