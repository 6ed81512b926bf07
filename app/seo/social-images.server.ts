import socialImages from "virtual:social-images";

/** The picture that stands for the page at that path where it is shared; null where there is none. */
export function findSocialImage(path: string) {
  const url = socialImages[path];
  return url ? { path, url } : null;
}
