import { describe, expect, it } from "vitest";
import { securityHeaderValues } from "#edge/security/security-headers.ts";
import { pagePaths } from "#tests/fixtures/route-table.ts";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { bookQuote } from "#tests/worker/booked-quote.ts";
import { readPage, visit } from "#tests/worker/site.ts";
import { clearCatalogueCache, sandboxUrl, setFaults, storePath } from "#tests/worker/store.ts";
import staticFileHeaders from "../../../public/_headers?raw";

function directivesOf(response: Response): Map<string, string[]> {
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

describe("the security headers", () => {
  it.each([
    "/",
    "/products.data",
    "/robots.txt",
    "/About",
    "/no/such/page",
    "/100%",
    "/contact?enquiry=sent",
  ])("are part of the response for %s", async (path) => {
    const { headers } = await visit(path);
    for (const [name, value] of Object.entries(securityHeaderValues)) {
      expect(headers.get(name), name).toBe(value);
    }
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });

  it("are part of the responses for static files", () => {
    const { "Cross-Origin-Resource-Policy": _, ...common } = securityHeaderValues;
    for (const [name, value] of Object.entries(common)) {
      expect(staticFileHeaders).toContain(`\n  ${name}: ${value}\n`);
    }
  });
});

describe("the Content-Security-Policy of a page", () => {
  /** Fetches a page, and expects its policy to have the hash of each inline script and style sheet and no other. */
  async function readHashedPage(path: string): Promise<string> {
    const response = await visit(path);
    const html = await response.text();
    const bodiesOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, body = ""]) => body);
    const scripts = bodiesOf(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g);
    const styles = bodiesOf(/<style[^>]*>([\s\S]*?)<\/style>/g);
    expect(scripts.length).toBeGreaterThan(2);
    const directives = directivesOf(response);
    const hashesIn = (name: string) =>
      directives
        .get(name)
        ?.filter((source) => source.startsWith("'sha256-"))
        .toSorted();
    const hash = async (texts: string[]) =>
      (await Promise.all([...new Set(texts)].map(sha256))).toSorted();
    expect(hashesIn("script-src"), path).toEqual(await hash(scripts));
    expect(hashesIn("style-src"), path).toEqual(await hash(styles));
    return html;
  }

  it("contains the hash of each inline script and style sheet and no other hash", async () => {
    for (const path of [...pagePaths, "/no/such/page"]) await readHashedPage(path);
  });

  it("lets the page's scripts run, and no others, when a product's texts look like them", async () => {
    const path = `/products/${productIds.microchip}`;
    const lookalike = '<script id="page-modules" type="module" async="">alert(1)</script>';
    const description = `<p id="page-modules">Crate type="module" async=""</p>${lookalike}`;
    const { product } = await (await fetch(sandboxUrl + storePath + path)).json<{
      product: object;
    }>();
    const fields = { title: lookalike, subtitle: lookalike, description };
    await setFaults({
      path: "/store/*/products/*",
      kind: "json",
      body: { product: { ...product, ...fields } },
    });
    await clearCatalogueCache();
    const html = await readHashedPage(path);
    const { ids } = await readPage(path);
    await setFaults();
    await clearCatalogueCache();

    expect(html).toContain('<p>Crate type="module" async=""</p>');
    expect(ids.filter((id) => id === "page-modules")).toHaveLength(1);
    expect(html).toMatch(
      /<script id="page-modules" type="text\/plain" data-preload="\/assets\/[^"]+\.js">import /,
    );
    expect(html).not.toMatch(/<script[^>]*>alert/);
  });

  it("allows nothing unsafe but the chat's style attributes, no wildcard and only the configured origins", async () => {
    const directives = directivesOf(await visit("/"));
    const origins = [...directives].flatMap(([name, sources]) =>
      sources
        .filter((source) => !/^('self'|'none'|'sha256-.+')$/.test(source))
        .map((source) => `${name} ${source}`),
    );
    const sandbox = "http://localhost:8788";
    expect(origins).toEqual([
      // One script, not everything on its host.
      `script-src ${sandbox}/chat/widget.js`,
      "style-src-attr 'unsafe-inline'",
      ...["img-src", "connect-src", "frame-src"].flatMap((name) =>
        [sandbox, "http://127.0.0.1:8788"].map((origin) => `${name} ${origin}`),
      ),
    ]);
    expect(directives.get("default-src")).toEqual(["'self'"]);
    expect(directives.get("object-src")).toEqual(["'none'"]);
    expect(directives.get("worker-src")).toEqual(["'none'"]);
  });

  it("allows a service worker only on the papers of a plan and on the pages of a journey", async () => {
    const { path } = await bookQuote();
    const workersOf = async (page: string) => directivesOf(await visit(page)).get("worker-src");
    const plan = "to=uk&pet=dog";
    const kept = [`/plan/papers?${plan}`, `/plan/papers/vet-visit?${plan}`, path, `${path}/papers`];
    for (const page of kept) expect(await workersOf(page), page).toEqual(["'self'"]);
    const others = ["/products", `/plan?${plan}`, "/quote", "/quote/find", "/no/such/page"];
    for (const page of others) expect(await workersOf(page), page).toEqual(["'none'"]);
  });

  it("needs neither nonces nor inline styles in the page", async () => {
    for (const path of pagePaths) {
      const html = await (await visit(path)).text();
      expect(html).not.toMatch(/\snonce=/);
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
    }
  });
});
