/** The path of the page that an address is of; scripts ask for a page's data at its path with an ending. */
export function pagePathOf(pathname: string): string {
  return pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
}

export const isDataPath = (pathname: string) => pathname.endsWith(".data");
