import { socialImageFile } from "./social-image-file.ts";

const urls = import.meta.glob<string>("../../pictures/social/**/*.png", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The picture that social networks show for the page at the path; null if there is none. */
export function findSocialImage(path: string) {
  const url = urls[`../../pictures/social/${socialImageFile(path)}`];
  return url ? { path, url } : null;
}
