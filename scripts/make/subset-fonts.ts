// `npm run make:fonts`: reduces the site's two fonts to the characters and axes that it uses, in app/fonts.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const codePoints = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const latin = `${codePoints(0x20, 0x7e)}${codePoints(0xa0, 0xff)}–—‘’“”•…′″−€™`;

const weights = { wght: { min: 400, max: 600 } };
/** For headings, which have one weight, with the softest corners. */
const display = { wght: 600, opsz: 72, SOFT: 100, WONK: 0 };

const fonts = [
  ["fraunces-latin", "fraunces/files/fraunces-latin-full-normal.woff2", latin, display],
  [
    "source-sans-latin",
    "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    latin,
    weights,
  ],
  // The rupee sign is in the extended part of the font. No heading uses it.
  [
    "source-sans-rupee",
    "source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2",
    "₹",
    weights,
  ],
] as const;

for (const [name, source, text, variationAxes] of fonts) {
  const font = await readFile(require.resolve(`@fontsource-variable/${source}`));
  const subset = await subsetFont(font, text, { targetFormat: "woff2", variationAxes });
  await writeFile(new URL(`../../app/fonts/${name}.woff2`, import.meta.url), subset);
  console.log(`${name}.woff2 ${subset.length} bytes`);
}
