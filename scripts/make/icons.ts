import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { keyOf, type Rendering } from "./rendering.ts";

const subject = "app/pictures/logo-mark.svg";
const cream = "#F7EFDE";

/** Plans the icons of the site. */
export async function planIcons(): Promise<Rendering[]> {
  const logo = await readFile(new URL(`../../${subject}`, import.meta.url));
  const code = await readFile(fileURLToPath(import.meta.url));
  const files = {
    "favicon.svg": async () => logo,
    "favicon.ico": () => ico(logo, [16, 32, 48]),
    "apple-touch-icon.png": () => png(logo, 180, 0.76, cream),
    "icon-192.png": () => png(logo, 192),
    "icon-512.png": () => png(logo, 512),
    // A launcher may crop a maskable icon to a circle of 80 % of the width.
    "icon-maskable-512.png": () => png(logo, 512, 0.62, cream),
  };
  const inPublic = Object.entries(files).map(
    ([name, render]) => [`public/${name}`, render] as const,
  );
  return [{ subject, key: keyOf(logo, code), files: new Map(inPublic) }];
}

/** The logo takes up `share` of the width; without a background the rest is transparent. */
async function png(logo: Buffer, size: number, share = 1, background?: string): Promise<Buffer> {
  const width = Math.round(size * share);
  const before = Math.floor((size - width) / 2);
  const after = size - width - before;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawn = await sharp(logo, { density: Math.max(72, (72 * width) / 64) })
    .resize(width, width)
    .extend({ top: before, left: before, bottom: after, right: after, background: clear })
    .png()
    .toBuffer();
  const icon = background ? sharp(drawn).flatten({ background }) : sharp(drawn);
  return icon.png({ compressionLevel: 9 }).toBuffer();
}

/** An .ico file is a header, a directory entry of 16 bytes per picture, and the PNGs. */
async function ico(logo: Buffer, sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => png(logo, size)));
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { length }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.fill(sizes[index] ?? 0, entry, entry + 2); // width and height
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += length;
  }
  return Buffer.concat([header, ...pictures]);
}
