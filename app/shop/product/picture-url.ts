const resizablePath = "/cdn-ecommerce/";

/** Where the store's image host can resize a picture, the address of a version of that width. */
export function resizedPictureUrl(url: string, widthPx: number): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname, search } = new URL(url);
  if (!pathname.startsWith(resizablePath)) return url;
  return `${origin}/cdn-cgi/image/format=auto,w=${widthPx},fit=scale-down${pathname}${search}`;
}

/** The picture in several widths, or undefined where its host serves it only as it is. */
export function pictureSrcSet(url: string, widthsPx: readonly number[]): string | undefined {
  if (resizedPictureUrl(url, 1) === url) return undefined;
  return widthsPx.map((widthPx) => `${resizedPictureUrl(url, widthPx)} ${widthPx}w`).join(", ");
}
