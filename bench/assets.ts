/** The hashed files that the home page names. @throws Error when it names none */
export async function findAssets(siteUrl: string): Promise<[string, ...string[]]> {
  const html = await (await fetch(siteUrl)).text();
  const [first, ...others] = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  if (!first) throw new Error("The home page names no asset.");
  return [first, ...others];
}
