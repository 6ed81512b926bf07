const resizablePath = "/cdn-ecommerce/";

/** Whether the address can be a picture's: the store's and the browser storage's may be anything. */
export function isPictureUrl(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

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
