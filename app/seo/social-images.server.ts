import socialImages from "virtual:social-images";

/** The picture that social networks show for the page at the path; null where there is none. */
export function findSocialImage(path: string) {
  const url = socialImages[path];
  return url ? { path, url } : null;
}
