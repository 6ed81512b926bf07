import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { normalizePath, type Plugin } from "vite";
import { company } from "../../app/content/company.ts";
import { landingPages } from "../../app/content/landing-pages.ts";
import { pageTitles } from "../../app/content/page-titles.ts";
import { parseYaml } from "./front-matter.ts";
import { type Card, createRenderer } from "./social-image-render.ts";

const moduleName = "virtual:social-images";
const resolvedName = `\0${moduleName}`;

/** The folders of documents in app/content, and the paths under which their pages are served. */
const folders = [
  { folder: "blog", parentPath: "/blog/" },
  { folder: "services", parentPath: "/services/" },
  { folder: "legal", parentPath: "/" },
] as const;

type Page = Card & { path: string; document?: string };

/** A Vite plugin that provides `virtual:social-images`: the URL of each page's image, by the page's path. */
export function socialImages(): Plugin {
  return {
    name: "social-images",
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    async load(id) {
      if (id !== resolvedName) return;
      const pages = await findPages();
      for (const { document } of pages) if (document) this.addWatchFile(document);
      const files = await renderAll(pages);
      const imports = files.map((file, index) => `import image${index} from ${quote(file)};`);
      const entries = pages.map(({ path }, index) => `${JSON.stringify(path)}: image${index}`);
      return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`;
    },
  };
}

const quote = (file: string) => JSON.stringify(`${normalizePath(file)}?url`);

/** Lists every page that has an image of its own. */
export async function findPages(): Promise<Page[]> {
  const titled = Object.entries(pageTitles).map(([path, title]) => {
    return { path, title, kind: path === "/products" ? "Travel supplies" : company.name };
  });
  const landing = Object.entries(landingPages).map(([path, { title }]) => {
    return { path, title, kind: "Travel supplies" };
  });
  const documents = await Promise.all(folders.map(findDocuments));
  return [...titled, ...landing, ...documents.flat()];
}

const frontMatterSchema = v.object({ title: v.string(), category: v.optional(v.string()) });

async function findDocuments({ folder, parentPath }: (typeof folders)[number]): Promise<Page[]> {
  const directory = new URL(`../../app/content/${folder}/`, import.meta.url);
  const names = (await readdir(directory)).filter((name) => name.endsWith(".mdx")).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = new URL(name, directory);
      const [, yaml = ""] = (await readFile(file, "utf8")).split(/^---$/m);
      const frontMatter = parseYaml(yaml, fileURLToPath(file));
      const { title, category } = v.parse(frontMatterSchema, frontMatter);
      const kinds = {
        blog: category === "News" ? "News" : "Guide",
        services: "Service",
        legal: company.name,
      };
      const path = `${parentPath}${name.replace(/\.mdx$/, "")}`;
      return { path, title, kind: kinds[folder], document: fileURLToPath(file) };
    }),
  );
}

/** Renders the cards, four at a time; resolves to the paths of the images. */
export async function renderAll(cards: Card[]): Promise<string[]> {
  const render = await createRenderer();
  const files: string[] = [];
  const queue = cards.entries();
  const work = async () => {
    for (const [index, card] of queue) files[index] = await render(card);
  };
  await Promise.all([work(), work(), work(), work()]);
  return files;
}
