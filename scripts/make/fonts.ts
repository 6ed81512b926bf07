import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { keyOf, type Rendering, root } from "./rendering.ts";

const codePoints = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
/** Latin, its accents and the usual punctuation: the fonts have no other glyphs. */
const latin = `${codePoints(0x20, 0x7e)}${codePoints(0xa0, 0xff)}–—‘’“”•…′″−€™`;

export const isDrawable = (text: string): boolean =>
  [...text].every((sign) => latin.includes(sign));

const fraunces = "fraunces/files/fraunces-latin-full-normal.woff2";
const sourceSans = "source-sans-3/files/source-sans-3-latin-wght-normal.woff2";
const sourceSansExtended = "source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2";

/** For headings, which have one weight, with the softest corners. */
const display = { wght: 600, opsz: 72, SOFT: 100, WONK: 0 };
const weights = { wght: { min: 400, max: 600 } };

type Font = {
  name: string;
  source: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
};

const pageFonts: Font[] = [
  { name: "fraunces-latin", source: fraunces, text: latin, axes: display },
  { name: "source-sans-latin", source: sourceSans, text: latin, axes: weights },
  // The rupee sign is in the extended part of the font. No heading uses it.
  { name: "source-sans-rupee", source: sourceSansExtended, text: "₹", axes: weights },
];

/** The fonts of social images. */
const cardFonts: Font[] = [
  { name: "fraunces", source: fraunces, text: latin, axes: display },
  { name: "source-sans", source: sourceSans, text: latin, axes: { wght: 700 } },
];

const readSource = ({ source }: Font) =>
  readFile(createRequire(import.meta.url).resolve(`@fontsource-variable/${source}`));

async function subset(font: Font, targetFormat: "woff2" | "truetype"): Promise<Uint8Array> {
  // Loaded when there is something to render.
  const { default: subsetFont } = await import("subset-font");
  const options = { targetFormat, variationAxes: font.axes };
  return subsetFont(await readSource(font), font.text, options);
}

/** Plans the fonts of pages, reduced to the characters and axes that these use. */
export function planFonts(): Promise<Rendering[]> {
  return Promise.all(
    pageFonts.map(async (font) => {
      const file = `app/fonts/${font.name}.woff2`;
      const key = keyOf(await readSource(font), font.text, JSON.stringify(font.axes));
      return { subject: file, key, files: new Map([[file, () => subset(font, "woff2")]]) };
    }),
  );
}

/** A hash of everything that the fonts of social images depend on. */
export async function keyOfCardFonts(): Promise<string> {
  return keyOf(...(await Promise.all(cardFonts.map(readSource))), JSON.stringify(cardFonts));
}

/** Makes the fonts of social images, as files that resvg can read; resolves to their paths. */
export async function makeCardFonts(): Promise<string[]> {
  const folder = join(root, "node_modules/.cache/social-images");
  await mkdir(folder, { recursive: true });
  return Promise.all(
    cardFonts.map(async (font) => {
      const path = join(folder, `${font.name}.ttf`);
      await writeFile(path, await subset(font, "truetype"));
      return path;
    }),
  );
}
