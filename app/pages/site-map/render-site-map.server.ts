import { toXml } from "xast-util-to-xml";
import { x } from "xastscript";
import { dayInIndia } from "#edge/http/india-clock.ts";

type SiteMapEntry = { path: string; changedOn: Date | null };

/** A site map with weekly change frequency and priority 0.8. */
export function renderSiteMap(origin: string, entries: SiteMapEntry[]): string {
  return toXml([
    { type: "instruction", name: "xml", value: 'version="1.0" encoding="UTF-8"' },
    x(
      "urlset",
      { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
      entries.map(({ path, changedOn }) =>
        x("url", [
          x("loc", origin + path),
          ...(changedOn ? [x("lastmod", dayInIndia(changedOn.getTime()))] : []),
          x("changefreq", "weekly"),
          x("priority", "0.8"),
        ]),
      ),
    ),
  ]);
}

export const siteMapHeaders = { "Content-Type": "application/xml; charset=utf-8" };
