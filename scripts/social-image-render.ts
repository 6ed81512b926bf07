import { basename } from "node:path";
import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { contentHash, inCache } from "./social-image-cache.ts";
import { drawCard, titleWidth } from "./social-image-card.ts";
import { families, isDrawable, makeFonts } from "./social-image-fonts.ts";
import { escapeXml } from "./social-image-look.ts";
import { layOutTitle, type Measure } from "./social-image-title.ts";

const compression = { palette: true, quality: 100, effort: 8 };

/** What an image shows. */
export type Card = { title: string; kind: string };

/** Renders cards to PNGs and answers with their paths. */
export async function createRenderer(): Promise<(card: Card) => Promise<string>> {
  const font = { loadSystemFonts: false, fontFiles: await makeFonts() };
  const measure = createMeasure({ font });
  // The names of the fonts say what is in them.
  const means = JSON.stringify([compression, ...font.fontFiles.map((file) => basename(file))]);

  return ({ title, kind }) => {
    if (!isDrawable(title)) throw new Error(`No font of the social images has all of: ${title}`);
    const svg = drawCard({ title: layOutTitle(title, titleWidth, measure), kind });
    return inCache(`${contentHash(svg, means)}.png`, () => render(svg, { font }));
  };
}

async function render(svg: string, options: ResvgRenderOptions): Promise<Uint8Array> {
  const image = await renderAsync(svg, options);
  return sharp(image.asPng()).png(compression).toBuffer();
}

function createMeasure(options: ResvgRenderOptions): Measure {
  const fontSize = 100;
  const known = new Map<string, number>();
  return (text) => {
    const width =
      known.get(text) ??
      new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${families.display}" font-size="${fontSize}">${escapeXml(text)}</text></svg>`,
        options,
      ).getBBox()?.width ??
      0;
    known.set(text, width);
    return width / fontSize;
  };
}
