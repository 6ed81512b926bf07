import type { PictureSource } from "~/ui/picture";

// 720 pixels are what a card as wide as a phone needs, at 1.75 or 2 for each pixel of the style sheet.
const pictures = import.meta.glob<PictureSource>("../pictures/{article,service}-*", {
  query: "?w=400;720;960&format=avif;webp&as=picture",
  import: "default",
  eager: true,
});

/** The picture that a document's front matter names; that it is there was checked by the build. */
export function findDocumentPicture(file: string): PictureSource {
  const picture = pictures[`../pictures/${file}`];
  if (!picture) throw new Error(`There is no picture ${file}`);
  return picture;
}
