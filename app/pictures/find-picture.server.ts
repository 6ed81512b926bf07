import type { PictureSource } from "./picture-source.ts";

// A card as wide as a phone needs 720 pixels, at a pixel ratio of 1.75 or 2.
const pictures = import.meta.glob<PictureSource>("../pictures/{article,destination,service}-*", {
  query: "?w=400;720;960&as=picture",
  import: "default",
  eager: true,
});

/** The scenes in which another pet may take the place of the one that is drawn. */
const otherPets = {
  cat: import.meta.glob<PictureSource>(
    "../pictures/{article-australia-new-zealand-singapore,article-canada,article-uk,article-usa,destination-norway,destination-qatar,destination-singapore,destination-sri-lanka,destination-switzerland,destination-thailand}.svg",
    { query: "?w=400;720;960&view=cat&as=picture", import: "default", eager: true },
  ),
  dog: import.meta.glob<PictureSource>(
    "../pictures/{article-europe,article-india-import,article-uae,destination-hong-kong,destination-japan,destination-malaysia,destination-oman}.svg",
    { query: "?w=400;720;960&view=dog&as=picture", import: "default", eager: true },
  ),
};

/**
 * The picture that a document's front matter or a destination names. The build has checked that it exists.
 *
 * @param pet for a destination's: which pet it has
 */
export function findPicture(file: string, pet?: keyof typeof otherPets): PictureSource {
  const picture = (pet && otherPets[pet][`./${file}`]) ?? pictures[`./${file}`];
  if (!picture) throw new Error(`There is no picture ${file}`);
  return picture;
}

/** For the slots of lists on a phone, where the pet would be too small or cut. */
const smallPictures = import.meta.glob<PictureSource>("../pictures/{article,service}-*", {
  query: "?w=200;300&view=small&as=picture",
  import: "default",
  eager: true,
});

export function findSmallPicture(file: string): PictureSource {
  const picture = smallPictures[`./${file}`];
  if (!picture) throw new Error(`There is no small picture ${file}`);
  return picture;
}

/** The drawings that have a crop for a tile twice as wide as high: those of the main destinations. */
const tilePictures = import.meta.glob<PictureSource>(
  "../pictures/article-{uk,europe,usa,canada,uae,india-import}.svg",
  {
    query: "?w=200;400&view=tile&as=picture",
    import: "default",
    eager: true,
  },
);

export function findTilePicture(file: string): PictureSource {
  const picture = tilePictures[`./${file}`];
  if (!picture) throw new Error(`There is no tile picture ${file}`);
  return picture;
}
