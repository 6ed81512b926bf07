import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { chromium } from "playwright";
import { chromiumArguments, findBrowser } from "../browser.ts";
import { frameAt } from "./film-frames.ts";
import { keyOf, type Rendering, root } from "./rendering.ts";

const picture = "app/pictures/hero.svg";
const size = { width: 960, height: 600 };
const framesPerSecond = 24;
const frameCount = 240;
const maxFileBytes = 450_000;
const webm = ["-c:v", "libvpx-vp9", "-b:v", "0", "-row-mt", "1"];
const mp4 = ["-c:v", "libx264", "-preset", "slow", "-movflags", "+faststart"];

const run = execa({ stderr: "inherit" });

/** Plans the home page's looping film, which moves the groups of the picture frame by frame in Chromium. */
export async function planFilm(): Promise<Rendering[]> {
  const names = [picture, "scripts/make/film-frames.ts"];
  const sources = await Promise.all(names.map((name) => readFile(join(root, name))));
  const options = JSON.stringify([size, framesPerSecond, frameCount, webm, mp4]);
  let frames: Promise<string> | undefined;
  const encode = async (format: string, options: string[], firstQuality: number) => {
    frames ??= renderFrames();
    return encodeFilm(await frames, format, options, firstQuality);
  };
  return [
    {
      subject: "public/media/hero",
      key: keyOf(...sources, options),
      files: new Map([
        ["public/media/hero.webm", () => encode("webm", webm, 28)],
        ["public/media/hero.mp4", () => encode("mp4", mp4, 20)],
      ]),
    },
  ];
}

/** Renders all frames into one lossless file; resolves to its path. */
async function renderFrames(): Promise<string> {
  const folder = join(root, "node_modules/.cache/film");
  await mkdir(folder, { recursive: true });
  const target = join(folder, "frames.mkv");
  const input = ["-f", "image2pipe", "-framerate", `${framesPerSecond}`, "-i", "-"];
  const args = ["-y", "-loglevel", "error", ...input, "-c:v", "ffv1", target];
  await run({ stdin: drawFrames() })("ffmpeg", args);
  return target;
}

/** Draws each frame, as PNG. */
async function* drawFrames(): AsyncGenerator<Uint8Array> {
  const options = { executablePath: findBrowser(), args: chromiumArguments };
  await using browser = await chromium.launch(options);
  const page = await browser.newPage({ viewport: size });
  const styles = "body{margin:0}svg{display:block;width:100vw;height:100vh}";
  await page.setContent(`<style>${styles}</style>${await readFile(join(root, picture), "utf8")}`);
  const path = await page.evaluate(() => {
    const line = document.querySelector("#flight-path path");
    if (!(line instanceof SVGPathElement)) throw new Error("The picture has no flight path.");
    const steps = Math.floor(line.getTotalLength() / 4);
    return Array.from({ length: steps }, (_, step) => {
      const { x, y } = line.getPointAtLength(step * 4);
      return { x, y };
    });
  });
  for (let index = 0; index < frameCount; index += 1) {
    await page.evaluate(
      (frame) => {
        for (const [id, state] of Object.entries(frame)) {
          const group = document.getElementById(id);
          if (!group) throw new Error(`The picture has no #${id}.`);
          if (state.transform) group.setAttribute("transform", state.transform);
          if (state.opacity !== undefined) group.style.opacity = `${state.opacity}`;
          if (state.dashOffset !== undefined) group.style.strokeDashoffset = `${state.dashOffset}`;
        }
      },
      frameAt(index / frameCount, path),
    );
    yield page.screenshot({ type: "png" });
  }
}

/** Encodes at the best quality that keeps the file under the limit. */
async function encodeFilm(
  frames: string,
  format: string,
  options: string[],
  firstQuality: number,
): Promise<Uint8Array> {
  const target = `${frames}.${format}`;
  const args = ["-y", "-loglevel", "error", "-i", frames, "-an", "-pix_fmt", "yuv420p", ...options];
  for (let quality = firstQuality; quality <= 50; quality += 2) {
    await run("ffmpeg", [...args, "-crf", `${quality}`, target]);
    const film = await readFile(target);
    if (film.length <= maxFileBytes) return film;
  }
  throw new Error(`The ${format} film does not fit in ${maxFileBytes} bytes.`);
}
