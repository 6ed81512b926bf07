// `npm run make:icons`: renders the icons in public/ from the logo.
import { copyFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const cream = "#FBF4E6";
const logo = fileURLToPath(new URL("../../app/pictures/logo-mark.svg", import.meta.url));

function inPublic(name: string): string {
  return fileURLToPath(new URL(`../../public/${name}`, import.meta.url));
}

/** The logo takes up `share` of the width; without a background the rest is transparent. */
async function png(size: number, share = 1, background?: string): Promise<Buffer> {
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
async function ico(sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map(async (size) => ({ size, data: await png(size) })));
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + 16 * pictures.length;
  const directory = pictures.map(({ size, data }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(data.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += data.length;
    return entry;
  });
  return Buffer.concat([header, ...directory, ...pictures.map(({ data }) => data)]);
}

await copyFile(logo, inPublic("favicon.svg"));
await writeFile(inPublic("favicon.ico"), await ico([16, 32, 48]));
await writeFile(inPublic("apple-touch-icon.png"), await png(180, 0.76, cream));
await writeFile(inPublic("icon-192.png"), await png(192));
await writeFile(inPublic("icon-512.png"), await png(512));
// A launcher may crop a maskable icon to a circle of 80 % of the width.
await writeFile(inPublic("icon-maskable-512.png"), await png(512, 0.62, cream));
