import type { Host } from "./world";

type SiteState = {
  /** What it says that it runs. */
  commit: string;
  version: string;
  /** Paths that are answered with another status. */
  broken: Record<string, number>;
};

const siteUrl = "https://staging.marigoldpets.internal";
const product = "/products/prod_01K6DJ6J7FV73BHFR58MMCDP19";

const siteMap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`).join("")}</urlset>`;

const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "script-src 'sha256-abc'",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex, nofollow",
  "Cache-Control": "public, max-age=0, must-revalidate",
};

/** A deployed staging site, as far as the smoke test looks at it. */
export function stagedSite(state: SiteState): Host {
  return (request) => {
    const { pathname } = new URL(request.url);
    const status = state.broken[pathname];
    if (status) return new Response("Broken", { status });
    if (pathname === "/healthz")
      return Response.json({ status: "ok", commit: state.commit, version: state.version });
    if (pathname === "/sitemap.xml") return new Response(siteMap("/", "/about"));
    if (pathname === "/sitemap-products.xml") return new Response(siteMap(product));
    const html = `<meta name="version" content="${state.commit}"/><h1>Page</h1>Staging.{"@type":"Product"}`;
    const isKnown = pathname !== "/there-is-no-such-page";
    return new Response(html, { status: isKnown ? 200 : 404, headers: pageHeaders });
  };
}
