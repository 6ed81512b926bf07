/** The widths of the pictures' files in pixels, by format, from the smallest. */
export const pictureWidths = { webp: [768, 1200], jpeg: [768] };

export type PictureFormat = keyof typeof pictureWidths;

/** The path of a file in workers/sandbox/public, for a picture like `cabin-bag/teal`. */
export function picturePath(picture: string, width: number, format: PictureFormat): string {
  return `/pictures/${picture}-${width}.${format}`;
}
