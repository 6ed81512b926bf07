import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import widths from "./image-host/picture-widths.json" with { type: "json" };

const here = dirname(fileURLToPath(import.meta.url));
const sourceFolder = join(here, "pictures");
const outputFolder = join(here, "../../.wrangler/sandbox-assets/pictures");
const drawingSize = 1200;

interface Picture {
  source: string;
  outputs: { path: string; width: number }[];
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function modifiedMs(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
}

function planPicture(source: string): Picture {
  const stem = join(outputFolder, basename(dirname(source)), basename(source, ".svg"));
  const outputs = widths.flatMap((width) =>
    ["webp", "jpg"].map((extension) => ({ path: `${stem}-${width}.${extension}`, width })),
  );
  return { source, outputs };
}

/** Renders a picture unless its files are up to date; returns the number of files written. */
async function renderPicture({ source, outputs }: Picture): Promise<number> {
  // The output depends on this script and the list of widths, too.
  const inputs = [
    source,
    fileURLToPath(import.meta.url),
    join(here, "image-host/picture-widths.json"),
  ];
  const newestInputMs = Math.max(...(await Promise.all(inputs.map(modifiedMs))));
  const oldestOutputMs = Math.min(
    ...(await Promise.all(outputs.map(({ path }) => modifiedMs(path)))),
  );
  if (oldestOutputMs > newestInputMs) return 0;

  // Rendered once at the largest size: librsvg would need the same time again for each width.
  const drawing = await sharp(source, { density: 96 })
    .resize(drawingSize, drawingSize)
    .flatten({ background: "#FBF4E6" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { path, width } of outputs) {
    const resized = sharp(drawing.data, { raw: drawing.info }).resize(width);
    const encoded = path.endsWith(".webp")
      ? resized.webp({ quality: 75 })
      : resized.jpeg({ quality: 84 });
    // Renamed when complete: a truncated file would count as up to date.
    await encoded.toFile(`${path}.part`);
    await rename(`${path}.part`, path);
  }
  return outputs.length;
}

async function renderAll(pictures: Picture[]): Promise<number> {
  const waiting = [...pictures];
  let writtenCount = 0;
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { source } = next;
      const written = await renderPicture(next).catch((cause: unknown) => {
        throw new Error(`${source} cannot be rendered.`, { cause });
      });
      writtenCount += written;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return writtenCount;
}

await mkdir(outputFolder, { recursive: true });
await mkdir(sourceFolder, { recursive: true });
// One thread for each picture: the pictures are rendered in parallel.
sharp.concurrency(1);

const sources = (await listFiles(sourceFolder)).filter((path) => path.endsWith(".svg"));
const pictures = sources.map(planPicture);
const outputPaths = new Set(pictures.flatMap(({ outputs }) => outputs.map(({ path }) => path)));
const stale = (await listFiles(outputFolder)).filter((path) => !outputPaths.has(path));

await Promise.all(
  pictures.map(({ outputs }) =>
    mkdir(dirname(outputs[0]?.path ?? outputFolder), { recursive: true }),
  ),
);
await Promise.all(stale.map((path) => rm(path)));
const writtenCount = await renderAll(pictures);
console.log(
  `Pictures: ${pictures.length} drawings, ${writtenCount} files written, ${outputPaths.size - writtenCount} up to date, ${stale.length} stale removed.`,
);
