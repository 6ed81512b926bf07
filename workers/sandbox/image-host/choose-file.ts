import type { ImageOptions } from "./image-options";
import pictureWidths from "./picture-widths.json" with { type: "json" };

export interface PictureFile {
  path: string;
  contentType: "image/webp" | "image/jpeg";
}

/** Nearest width not smaller than asked for, else the largest there is: nothing is scaled up. */
function nearestWidth(wantedWidth: number): number {
  return pictureWidths.find((width) => width >= wantedWidth) ?? Math.max(...pictureWidths);
}

export function choosePictureFile(
  picture: { slug: string; view: string },
  options: ImageOptions,
  accept: string,
): PictureFile {
  const width = nearestWidth(options.width ?? Number.POSITIVE_INFINITY);
  const isWebp =
    options.format === "webp" || (options.format === "auto" && accept.includes("image/webp"));
  return {
    path: `/pictures/${picture.slug}/${picture.view}-${width}.${isWebp ? "webp" : "jpg"}`,
    contentType: isWebp ? "image/webp" : "image/jpeg",
  };
}
