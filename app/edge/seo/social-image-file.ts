/** The file in app/pictures/social that shows the page at the path. */
export function socialImageFile(path: string): string {
  return `${path === "/" ? "home" : path.slice(1)}.png`;
}
