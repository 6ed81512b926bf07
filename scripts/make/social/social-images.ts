import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { company } from "#content/company/company.ts";
import { pageTitles } from "#content/page-titles.ts";
import { pets } from "#content/pets.ts";
import { landingPages } from "#content/shop/landing-pages.ts";
import { socialImageFile } from "#edge/seo/social-image-file.ts";
import { keyOfCardFonts } from "#scripts/make/fonts.ts";
import { readPicture } from "#scripts/make/page-pictures.ts";
import { keyOf, type Rendering } from "#scripts/make/rendering.ts";
import { readRules } from "#scripts/vite/fact-files.ts";
import { parseYaml } from "#scripts/vite/front-matter.ts";
import { moveTo, ruleGuideTitle, socialPathOf } from "#travel/move/move-title.ts";
import type { Card, createRenderer } from "./render.ts";

/** The sources that affect every card, besides its words and the fonts. */
const drawingSources = [
  "scripts/make/social/card.svg",
  "scripts/make/social/card.ts",
  "scripts/make/social/render.ts",
  "scripts/make/social/title.ts",
  "public/favicon.svg",
];

/** The folders of documents in app/content, and the paths under which their pages are served. */
const folders = [
  { folder: "blog", parentPath: "/blog/" },
  { folder: "guides", parentPath: "/guides/" },
  { folder: "services", parentPath: "/services/" },
  { folder: "legal", parentPath: "/" },
] as const;

type Page = Card & { path: string };

/** Plans the image of each page that has one of its own, and of the plans for each pet and destination. */
export async function planSocialImages(): Promise<Rendering[]> {
  const sources = await Promise.all(drawingSources.map(readSource));
  const drawing = keyOf(...sources, await keyOfCardFonts(), company.name);
  // Loaded when there is something to render, which takes seconds.
  let renderer: ReturnType<typeof createRenderer> | undefined;
  const render = async (card: Card) => {
    renderer ??= import("./render.ts").then((module) => module.createRenderer());
    return (await renderer)(card);
  };
  const pages = [...(await findPages()), ...(await findPlanViews())];
  return Promise.all(
    pages.map(async ({ path, ...card }) => {
      const { title, kind, picture } = card;
      const source = picture ? await readPicture(picture.file, picture.pet) : "";
      return {
        subject: path,
        key: keyOf(title, kind, source, picture?.petAt ?? "", drawing),
        files: new Map([[`app/pictures/social/${socialImageFile(path)}`, () => render(card)]]),
      };
    }),
  );
}

const readSource = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url));

/** Lists every page that has an image of its own. */
export async function findPages(): Promise<Page[]> {
  const titled = Object.entries(pageTitles).map(([path, title]) => {
    if (path.startsWith("/guides/")) return { path, title, kind: "Guide" };
    return { path, title, kind: path === "/products" ? "Travel supplies" : company.name };
  });
  const landing = Object.entries(landingPages).map(([path, { title }]) => {
    return { path, title, kind: "Travel supplies" };
  });
  const documents = await Promise.all(folders.map(findDocuments));
  return [...titled, ...landing, ...documents.flat(), ...(await findRuleGuides())];
}

/** The guides that are made of rules: those of the destinations whose guide has their name. */
async function findRuleGuides(): Promise<Page[]> {
  return (await readDestinations()).flatMap(({ name, destination }) => {
    const { guide: path, inTitle, picture } = destination;
    if (path !== `/guides/${name}`) return [];
    return [{ path, title: ruleGuideTitle(inTitle), kind: "Guide", picture }];
  });
}

/** The plans that a link may lead to: their images name the pet and the destination, and have its picture. */
export async function findPlanViews(): Promise<Page[]> {
  return (await readDestinations()).flatMap(({ name, destination }) =>
    pets.map((pet) => ({
      path: socialPathOf(pet, name),
      title: moveTo(pet, destination.inTitle),
      kind: pageTitles["/plan"],
      picture: { ...destination.picture, pet },
    })),
  );
}

async function readDestinations() {
  const folder = new URL("../../../app/travel/rules/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).sort();
  const read = files.map(async (name) => {
    const file = new URL(name, folder);
    const { destination } = readRules(await readFile(file, "utf8"), fileURLToPath(file));
    return destination ? [{ name: name.replace(/\.yaml$/, ""), destination }] : [];
  });
  return (await Promise.all(read)).flat();
}

const frontMatterSchema = v.object({ title: v.string(), category: v.optional(v.string()) });

async function findDocuments({ folder, parentPath }: (typeof folders)[number]): Promise<Page[]> {
  const directory = new URL(`../../../app/content/${folder}/`, import.meta.url);
  const names = (await readdir(directory)).filter((name) => name.endsWith(".mdx")).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = new URL(name, directory);
      const [, yaml = ""] = (await readFile(file, "utf8")).split(/^---$/m);
      const frontMatter = parseYaml(yaml, fileURLToPath(file));
      const { title, category } = v.parse(frontMatterSchema, frontMatter);
      const kinds = {
        blog: category === "News" ? "News" : "Guide",
        guides: "Guide",
        services: "Service",
        legal: company.name,
      };
      const path = `${parentPath}${name.replace(/\.mdx$/, "")}`;
      return { path, title, kind: kinds[folder] };
    }),
  );
}
