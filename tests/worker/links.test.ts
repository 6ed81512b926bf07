import { beforeAll, describe, expect, it } from "vitest";
import { indexablePaths } from "../fixtures/route-table";
import { type PageFacts, readPage } from "./html";
import { setFaults, siteUrl } from "./site";

type Found = PageFacts & { clicks: number };

/** The pages that links lead to from the home page on, each read once, by the shortest way. */
async function crawl(): Promise<Map<string, Found>> {
  const pages = new Map<string, Found>();
  const queue = [{ path: "/", clicks: 0 }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, clicks } = next;
    if (pages.has(path)) continue;
    const page = { ...(await readPage(path)), clicks };
    pages.set(path, page);
    const links = internalLinks(path, page);
    queue.push(...links.map(({ pathname }) => ({ path: pathname, clicks: clicks + 1 })));
  }
  return pages;
}

function internalLinks(path: string, { hrefs }: PageFacts): URL[] {
  return hrefs
    .map((href) => new URL(href, siteUrl + path))
    .filter(({ origin }) => origin === siteUrl);
}

describe("the links of the site", () => {
  let pages: Map<string, Found>;

  beforeAll(async () => {
    await setFaults();
    pages = await crawl();
  }, 60_000);

  it("all lead to a page that is there", () => {
    const dead = [...pages].filter(([, { status }]) => status !== 200).map(([path]) => path);
    expect(dead).toEqual([]);
  });

  it("lead to every page of the route table within three clicks", () => {
    const far = indexablePaths.filter((path) => (pages.get(path)?.clicks ?? 4) > 3);
    expect(far).toEqual([]);
  });

  it("all lead to an anchor that is there, where they name one", () => {
    const dead = [...pages].flatMap(([path, page]) =>
      internalLinks(path, page)
        .filter(({ hash }) => hash !== "")
        .filter(({ hash, pathname }) => {
          const ids = pages.get(pathname)?.ids ?? [];
          return !ids.includes(decodeURIComponent(hash.slice(1)));
        })
        .map(({ pathname, hash }) => `${path} -> ${pathname}${hash}`),
    );
    expect(dead).toEqual([]);
  });

  it("never give one id to two places of a page", () => {
    const doubled = [...pages].filter(([, { ids }]) => new Set(ids).size !== ids.length);
    expect(doubled.map(([path]) => path)).toEqual([]);
  });
});
