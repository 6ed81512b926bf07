import type { PictureSource } from "./picture-source.ts";

// A card as wide as a phone needs 720 pixels, at a pixel ratio of 1.75 or 2.
const pictures = import.meta.glob<PictureSource>("../pictures/{article,destination,service}-*", {
  query: "?w=400;720;960&as=picture",
  import: "default",
  eager: true,
});

/** The picture that a document's front matter or a destination names. The build has checked that it exists. */
export function findPicture(file: string): PictureSource {
  const picture = pictures[`./${file}`];
  if (!picture) throw new Error(`There is no picture ${file}`);
  return picture;
}
