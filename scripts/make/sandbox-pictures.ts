import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import {
  type PictureFormat,
  picturePath,
  pictureWidths,
} from "#workers/sandbox/files/picture-file.ts";
import { keyOf, type Rendering, root } from "./rendering.ts";

const drawings = "workers/sandbox/pictures";
const drawingSize = 1200;
const background = "#FBF4E6";

/** JPEG is only for browsers without WebP: its quality keeps all files together below 3 MiB. */
const formats = { webp: { quality: 75 }, jpeg: { quality: 55, mozjpeg: true } };

/** Plans the pictures of the sandbox's products. */
export function planSandboxPictures(): Promise<Rendering[]> {
  const names = globSync("*/*.svg", { cwd: join(root, drawings) });
  return Promise.all(names.sort().map(planSandboxPicture));
}

async function planSandboxPicture(name: string): Promise<Rendering> {
  const subject = `${drawings}/${name}`;
  const source = await readFile(join(root, subject));
  const fileOf = (width: number, format: PictureFormat) =>
    `workers/sandbox/public${picturePath(name.replace(/\.svg$/, ""), width, format)}`;
  const render = async (width: number, format: PictureFormat) => {
    // All widths are reduced from the largest one, as an image host does it.
    const { data, info } = await sharp(source, { density: 96 })
      .resize(drawingSize, drawingSize)
      .flatten({ background })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info }).resize(width).toFormat(format, formats[format]).toBuffer();
  };
  return {
    subject,
    key: keyOf(source, JSON.stringify([drawingSize, background, formats])),
    files: new Map(
      (["webp", "jpeg"] as const).flatMap((format) =>
        pictureWidths[format].map((width) => [fileOf(width, format), () => render(width, format)]),
      ),
    ),
  };
}
