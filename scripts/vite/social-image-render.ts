import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import subsetFont from "subset-font";
import { drawCard, escapeXml, families, titleWidth } from "./social-image-card.ts";
import { layOutTitle, type Measure } from "./social-image-title.ts";

const require = createRequire(import.meta.url);
const cacheFolder = new URL("../../node_modules/.cache/social-images/", import.meta.url);
const compression = { palette: true, quality: 100, effort: 8 };

/** Latin, its accents and the usual punctuation: the fonts have no other glyphs. */
const drawable = /^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…′″−€™]*$/;

type FontSource = { file: string; variationAxes: Record<string, number> };

const fontSources: FontSource[] = [
  {
    file: "fraunces/files/fraunces-latin-full-normal.woff2",
    variationAxes: { wght: 600, opsz: 72, SOFT: 100, WONK: 0 },
  },
  {
    file: "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    variationAxes: { wght: 700 },
  },
];

/** The content of an image. */
export type Card = { title: string; kind: string };

/** Returns a function that renders a card to a PNG and resolves to the path of the file. */
export async function createRenderer(): Promise<(card: Card) => Promise<string>> {
  const font = { loadSystemFonts: false, fontFiles: await Promise.all(fontSources.map(makeFont)) };
  const measure = createMeasure({ font });
  // A font's file name is the hash of its content.
  const settings = JSON.stringify([compression, ...font.fontFiles.map((file) => basename(file))]);

  return ({ title, kind }) => {
    if (!drawable.test(title)) {
      throw new Error(`The fonts of the social images lack a character of: ${title}`);
    }
    const svg = drawCard({ title: layOutTitle(title, titleWidth, measure), kind });
    return cached(`${contentHash(svg, settings)}.png`, async () => {
      const image = await renderAsync(svg, { font });
      return sharp(image.asPng()).png(compression).toBuffer();
    });
  };
}

function createMeasure(options: ResvgRenderOptions): Measure {
  const fontSize = 100;
  const knownWidths = new Map<string, number>();
  return (text) => {
    const width =
      knownWidths.get(text) ??
      new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${families.display}" font-size="${fontSize}">${escapeXml(text)}</text></svg>`,
        options,
      ).getBBox()?.width ??
      0;
    knownWidths.set(text, width);
    return width / fontSize;
  };
}

/** Converts one of the site's fonts to the weight and format of the cards; resolves to its path. */
async function makeFont({ file, variationAxes }: FontSource): Promise<string> {
  const font = await readFile(require.resolve(`@fontsource-variable/${file}`));
  const name = contentHash(font, JSON.stringify(variationAxes), drawable.source);
  return cached(`${name}.ttf`, () =>
    subsetFont(font, drawableCharacters(), { targetFormat: "truetype", variationAxes }),
  );
}

function drawableCharacters(): string {
  const lastPunctuation = "−".codePointAt(0) ?? 0;
  return Array.from({ length: lastPunctuation + 1 }, (_, code) => String.fromCodePoint(code))
    .filter((character) => drawable.test(character))
    .join("");
}

/** Resolves to the path of a file in the cache, which outlives a build, after making it if it is missing. */
async function cached(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const path = fileURLToPath(new URL(name, cacheFolder));
  if (existsSync(path)) return path;

  await mkdir(cacheFolder, { recursive: true });
  // The file gets its name once it is complete: another build may be looking for it.
  const unfinished = `${path}.${process.pid}.${performance.now()}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, path);
  return path;
}

function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 20);
}
