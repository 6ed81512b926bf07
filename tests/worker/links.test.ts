import { beforeAll, describe, expect, it } from "vitest";
import { indexablePaths } from "../fixtures/route-table";
import { type PageFacts, readPage } from "./html";
import { setFaults, siteUrl } from "./site";

/** The pages that links lead to from the home page on, each read once. */
async function crawl(): Promise<Map<string, PageFacts>> {
  const pages = new Map<string, PageFacts>();
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue;
    const page = await readPage(path);
    pages.set(path, page);
    queue.push(...internalLinks(path, page).map(({ pathname }) => pathname));
  }
  return pages;
}

function internalLinks(path: string, { hrefs }: PageFacts): URL[] {
  return hrefs
    .map((href) => new URL(href, siteUrl + path))
    .filter(({ origin }) => origin === siteUrl);
}

describe("the links of the site", () => {
  let pages: Map<string, PageFacts>;

  beforeAll(async () => {
    await setFaults();
    pages = await crawl();
  }, 60_000);

  it("all lead to a page that is there", () => {
    const dead = [...pages].filter(([, { status }]) => status !== 200).map(([path]) => path);
    expect(dead).toEqual([]);
  });

  it("lead to every page of the route table", () => {
    expect(indexablePaths.filter((path) => !pages.has(path))).toEqual([]);
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
