type Click = Pick<
  MouseEvent,
  "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented"
>;
type ClickedLink = Pick<
  HTMLAnchorElement,
  "origin" | "pathname" | "search" | "hash" | "target" | "download"
>;

/**
 * Where a click on a link leads within the site's pages; null for what the browser does best
 * itself: other sites, files, new windows and tabs.
 */
export function pathToFollow(click: Click, link: ClickedLink, siteOrigin: string): string | null {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (click.button !== 0 || hasModifier || click.defaultPrevented) return null;
  if (link.target || link.download || link.origin !== siteOrigin) return null;
  const isFile = /\.[a-z0-9]+$/.test(link.pathname);
  return isFile ? null : link.pathname + link.search + link.hash;
}
