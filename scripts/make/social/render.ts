import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { company } from "#content/company/company.ts";
import { isDrawable, makeCardFonts } from "#scripts/make/fonts.ts";
import { drawCard, escapeXml, families, largestNameSize, nameWidth, titleWidth } from "./card.ts";
import { fitLine, layOutTitle, type Measure } from "./title.ts";

/** The content of an image. */
export type Card = { title: string; kind: string };

/** Returns a function that renders a card to a PNG. */
export async function createRenderer(): Promise<(card: Card) => Promise<Uint8Array>> {
  const font = { loadSystemFonts: false, fontFiles: await makeCardFonts() };
  const measure = createMeasure({ font });
  const nameSize = fitLine(company.name, largestNameSize, nameWidth, measure);

  return async ({ title, kind }) => {
    if (!isDrawable(title)) {
      throw new Error(`The fonts of the social images lack a character of: ${title}`);
    }
    const svg = drawCard({ title: layOutTitle(title, titleWidth, measure), kind, nameSize });
    const image = await renderAsync(svg, { font });
    return sharp(image.asPng()).png({ palette: true, quality: 100, effort: 8 }).toBuffer();
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
