import type { PictureSource } from "~/ui/picture";

const pictures = import.meta.glob<PictureSource>("../pictures/{article,service}-*", {
  query: "?w=400;640;960&format=avif;webp&as=picture",
  import: "default",
  eager: true,
});

/** The picture that a document's front matter names; that it is there was checked by the build. */
export function findDocumentPicture(file: string): PictureSource {
  const picture = pictures[`../pictures/${file}`];
  if (!picture) throw new Error(`There is no picture ${file}`);
  return picture;
}
