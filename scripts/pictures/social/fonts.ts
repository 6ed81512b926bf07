import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);

/** Latin, its accents and the usual punctuation: the fonts have no other glyphs. */
const drawable = /^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…′″−€™]*$/;

export const isDrawable = (text: string): boolean => drawable.test(text);

/** The site's fonts, in the weights of the cards. */
const fonts: { name: string; source: string; variationAxes: Record<string, number> }[] = [
  {
    name: "fraunces",
    source: require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2"),
    variationAxes: { wght: 600, opsz: 72, SOFT: 100, WONK: 0 },
  },
  {
    name: "source-sans",
    source: require.resolve(
      "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    ),
    variationAxes: { wght: 700 },
  },
];

export function readFontSources(): Promise<Buffer[]> {
  return Promise.all(fonts.map(({ source }) => readFile(source)));
}

/** Converts the fonts to files that resvg can read; resolves to their paths. */
export async function makeFontFiles(): Promise<string[]> {
  const { default: subsetFont } = await import("subset-font");
  const folder = join(import.meta.dirname, "../../../node_modules/.cache/social-images");
  await mkdir(folder, { recursive: true });
  return Promise.all(
    fonts.map(async ({ name, source, variationAxes }) => {
      const options = { targetFormat: "truetype", variationAxes } as const;
      const path = join(folder, `${name}.ttf`);
      await writeFile(path, await subsetFont(await readFile(source), drawableText(), options));
      return path;
    }),
  );
}

function drawableText(): string {
  const lastPunctuation = "−".codePointAt(0) ?? 0;
  return Array.from({ length: lastPunctuation + 1 }, (_, code) => String.fromCodePoint(code))
    .filter(isDrawable)
    .join("");
}
