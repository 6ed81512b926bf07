import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import { swapPet } from "./pet-swap.ts";
import { keyOf, type Rendering, root } from "./rendering.ts";

const drawings = "app/pictures";

/** The encoders' settings. Browsers take the first format that they know. */
const encoders = { avif: { quality: 50, effort: 4 }, webp: { quality: 80, effort: 4 } };

export const formats = ["avif", "webp"] as const;

type Image = { file: string; format: (typeof formats)[number]; width: number; height: number };

/** A drawing or photo in each format and several widths; `largest` is the one for `src`. */
type PagePicture = Rendering & { images: Image[]; largest: Image };

/** Plans all pictures of pages, each in the widths that any page asks for. */
export async function planPagePictures(): Promise<PagePicture[]> {
  const wanted = new Map<string, Parameters<typeof planPagePicture>>();
  for (const module of globSync("app/**/*.{ts,tsx}", { cwd: root })) {
    for (const { pattern, widths, view } of findRequests(
      await readFile(join(root, module), "utf8"),
    )) {
      for (const name of globSync(pattern, { cwd: join(root, drawings) })) {
        const key = subjectOf(name, view);
        wanted.set(key, [name, [...(wanted.get(key)?.[1] ?? []), ...widths], view]);
      }
    }
  }
  const pictures = await Promise.all(
    [...wanted].sort().map(([, picture]) => planPagePicture(...picture)),
  );
  const files = pictures.flatMap((picture) => [...picture.files.keys()]);
  const ambiguous = files.find((file, index) => files.indexOf(file) !== index);
  if (ambiguous) throw new Error(`${ambiguous} has two sources: delete one of them`);
  return pictures;
}

type Request = { pattern: string; widths: number[]; view?: string };

/** Finds the imports in a module's source that end in `?w=400;720&as=picture`, and the same with import.meta.glob. */
export function findRequests(source: string): Request[] {
  const request =
    /[#/]pictures\/([^"?]+)(?:",\s*\{\s*query: ")?\?w=([\d;]+)(?:&view=(\w+))?&as=picture"/g;
  return [...source.matchAll(request)].map(([, pattern = "", widths = "", view]) => {
    return { pattern, widths: widths.split(";").map(Number), ...(view && { view }) };
  });
}

const subjectOf = (name: string, view?: string) => `${drawings}/${name}${view ? `#${view}` : ""}`;

/**
 * Plans one file of app/pictures, or what a view of a drawing shows (`<view id="small" viewBox="…"/>`, or the other pet);
 * a file that has no such view is shown whole. A photo that is smaller than a width is not enlarged.
 */
export async function planPagePicture(
  name: string,
  requested: number[],
  view?: string,
): Promise<PagePicture> {
  const source = await readPicture(name, view);
  const rendered = `${parse(name).name}${view ? `-${view}` : ""}`;
  const { autoOrient: full } = await sharp(source).metadata();
  const planImage = (format: Image["format"], width: number): Image => ({
    file: `${drawings}/rendered/${width}/${rendered}.${format}`,
    format,
    width,
    height: Math.round((width * full.height) / full.width),
  });
  const widths = [...new Set(requested.map((width) => Math.min(width, full.width)))];
  const images = formats.flatMap((format) => widths.map((width) => planImage(format, width)));
  const render = ({ format, width, height }: Image) =>
    sharp(source).autoOrient().resize(width, height).toFormat(format, encoders[format]).toBuffer();
  return {
    subject: subjectOf(name, view),
    key: keyOf(source, JSON.stringify(encoders)),
    files: new Map(images.map((image) => [image.file, () => render(image)])),
    images,
    largest: planImage("webp", Math.max(...widths)),
  };
}

/** A file of app/pictures, or what a view of a drawing shows. */
export async function readPicture(name: string, view?: string): Promise<Buffer> {
  const read = (file: string) => readFile(join(root, drawings, file));
  const whole = await read(name);
  if (!view || !name.endsWith(".svg")) return whole;
  const readOther = async (other: string) => (await read(other)).toString();
  return Buffer.from(cropTo(view, await swapPet(view, whole.toString(), readOther)));
}

function cropTo(view: string, drawing: string): string {
  const box = new RegExp(`<view id="${view}" (viewBox="[^"]+")`).exec(drawing)?.[1];
  return box ? drawing.replace(/viewBox="[^"]+"/, box) : drawing;
}
