const resizablePath = "/cdn-ecommerce/";

/** URLs from the store and from the browser's storage can be any text. */
export function isPictureUrl(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** The URL of the picture in that width if its host can resize it, otherwise the URL unchanged. */
export function resizedPictureUrl(url: string, widthPx: number): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname, search } = new URL(url);
  if (!pathname.startsWith(resizablePath)) return url;
  return `${origin}/cdn-cgi/image/format=auto,w=${widthPx},fit=scale-down${pathname}${search}`;
}

/** The `srcset` of the picture, or undefined if its host cannot resize it. */
export function pictureSrcSet(url: string, widthsPx: readonly number[]): string | undefined {
  if (resizedPictureUrl(url, 1) === url) return undefined;
  return widthsPx.map((widthPx) => `${resizedPictureUrl(url, widthPx)} ${widthPx}w`).join(", ");
}
