import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { contentHash, inCache } from "./social-image-cache.ts";

const require = createRequire(import.meta.url);

/** The names that the variable fonts bear inside, whatever their axes are pinned to. */
export const families = { display: "Fraunces 9pt Black", sans: "Source Sans 3 ExtraLight" };

/** Latin, its accents and the usual punctuation: nothing else has a glyph in these files. */
const drawable = /^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…′″−€™]*$/;

type FontSource = { file: string; variationAxes: Record<string, number> };

const sources: FontSource[] = [
  {
    file: "fraunces/files/fraunces-latin-full-normal.woff2",
    variationAxes: { wght: 600, opsz: 72, SOFT: 100, WONK: 0 },
  },
  {
    file: "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    variationAxes: { wght: 700 },
  },
];

export function isDrawable(text: string): boolean {
  return drawable.test(text);
}

/** The paths of the site's two fonts, at the weights and in the format that the cards need. */
export function makeFonts(): Promise<string[]> {
  return Promise.all(sources.map(makeFont));
}

async function makeFont({ file, variationAxes }: FontSource): Promise<string> {
  const font = await readFile(require.resolve(`@fontsource-variable/${file}`));
  const name = contentHash(font, JSON.stringify(variationAxes), drawable.source);
  return inCache(`${name}.ttf`, () =>
    subsetFont(font, drawableCharacters(), { targetFormat: "truetype", variationAxes }),
  );
}

function drawableCharacters(): string {
  const lastPunctuation = "−".codePointAt(0) ?? 0;
  return Array.from({ length: lastPunctuation + 1 }, (_, code) => String.fromCodePoint(code))
    .filter(isDrawable)
    .join("");
}
