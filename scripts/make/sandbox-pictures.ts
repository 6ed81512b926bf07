import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { picturePath, pictureWidths } from "#workers/sandbox/files/files.ts";
import { keyOf, type Rendering, root } from "./rendering.ts";

const drawings = "workers/sandbox/pictures";
const drawingSize = 1200;
const background = "#F7EFDE";
const quality = 75;

/** Plans the pictures of the sandbox's products. */
export function planSandboxPictures(): Promise<Rendering[]> {
  const names = globSync("*/*.svg", { cwd: join(root, drawings) });
  return Promise.all(names.sort().map(planSandboxPicture));
}

async function planSandboxPicture(name: string): Promise<Rendering> {
  const subject = `${drawings}/${name}`;
  const source = await readFile(join(root, subject));
  const picture = name.replace(/\.svg$/, "");
  const render = async (width: number) => {
    // All widths are reduced from the largest one, as an image host does it.
    const { data, info } = await sharp(source, { density: 96 })
      .resize(drawingSize, drawingSize)
      .flatten({ background })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info }).resize(width).webp({ quality }).toBuffer();
  };
  return {
    subject,
    key: keyOf(source, JSON.stringify([drawingSize, background, quality])),
    files: new Map(
      pictureWidths.map((width) => [
        `workers/sandbox/public${picturePath(picture, width)}`,
        () => render(width),
      ]),
    ),
  };
}
