import { toXml } from "xast-util-to-xml";
import { x } from "xastscript";

/** The paths as a site map, all changed today, weekly and of priority 0.8 (specification, section 2). */
export function renderSiteMap(origin: string, paths: string[], now: Date): string {
  const today = now.toISOString().slice(0, 10);
  const entries = paths.map((path) =>
    x("url", [
      x("loc", origin + path),
      x("lastmod", today),
      x("changefreq", "weekly"),
      x("priority", "0.8"),
    ]),
  );
  return toXml([
    { type: "instruction", name: "xml", value: 'version="1.0" encoding="UTF-8"' },
    x("urlset", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, entries),
  ]);
}
