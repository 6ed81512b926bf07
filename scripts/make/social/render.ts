import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { company } from "#content/company/company.ts";
import { isDrawable, makeCardFonts } from "#scripts/make/fonts.ts";
import { readPicture } from "#scripts/make/page-pictures.ts";
import {
  drawCard,
  escapeXml,
  families,
  largestNameSize,
  nameWidth,
  pictureBox,
  titleWidth,
} from "./card.ts";
import { fitLine, layOutTitle, type Measure } from "./title.ts";

/** The content of an image. */
export type Card = {
  title: string;
  kind: string;
  picture?: CardPicture | undefined;
};

/** A file of app/pictures for the stub, and which pet it shows. */
type CardPicture = { file: string; petAt: keyof typeof crops; pet?: string | undefined };

/** How much of what a stub has no room for is cut off on the left. */
const crops = { left: 0.34, "low left": 0.34, middle: 0.5, right: 0.78 };

/** Returns a function that renders a card to a PNG. */
export async function createRenderer(): Promise<(card: Card) => Promise<Uint8Array>> {
  const font = { loadSystemFonts: false, fontFiles: await makeCardFonts() };
  const measure = createMeasure({ font });
  const nameSize = fitLine(company.name, largestNameSize, nameWidth, measure);

  return async ({ title, kind, picture }) => {
    if (!isDrawable(title)) {
      throw new Error(`The fonts of the social images lack a character of: ${title}`);
    }
    const svg = drawCard({
      title: layOutTitle(title, titleWidth, measure),
      kind,
      nameSize,
      picture: picture ? await cropPicture(picture) : undefined,
    });
    const image = await renderAsync(svg, { font });
    return sharp(image.asPng()).png({ palette: true, quality: 100, effort: 8 }).toBuffer();
  };
}

/** The part with the pet, in the size of the stub. */
async function cropPicture({ file, petAt, pet }: CardPicture): Promise<Buffer> {
  const { width, height } = pictureBox;
  const scaled = sharp(await readPicture(file, pet)).resize({ height });
  const { data, info } = await scaled.png().toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - width) * crops[petAt]);
  return sharp(data).extract({ left, top: 0, width, height }).png().toBuffer();
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
