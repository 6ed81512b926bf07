import { beforeAll, describe, expect, it } from "vitest";
import { securityHeaderValues } from "../../app/edge/security-headers";
import staticFileHeaders from "../../public/_headers?raw";
import { pagePaths } from "../fixtures/route-table";
import { setFaults, visit } from "./site";

beforeAll(() => setFaults());

function directivesOf(answer: Response): Map<string, string[]> {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

describe("every answer", () => {
  it.each([
    "/",
    "/products.data",
    "/robots.txt",
    "/About",
    "/no/such/page",
    "/100%",
    "/contact?enquiry=sent",
  ])("%s has the security headers", async (path) => {
    const { headers } = await visit(path);
    for (const [name, value] of Object.entries(securityHeaderValues)) {
      expect(headers.get(name), name).toBe(value);
    }
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });

  it("of the static files has them too", () => {
    const { "Cross-Origin-Resource-Policy": _, ...common } = securityHeaderValues;
    for (const [name, value] of Object.entries(common)) {
      expect(staticFileHeaders).toContain(`\n  ${name}: ${value}\n`);
    }
  });
});

describe("the Content-Security-Policy of a page", () => {
  it("names each inline script and style sheet of that page by its hash, and no others", async () => {
    for (const path of [...pagePaths, "/no/such/page"]) {
      const answer = await visit(path);
      const html = await answer.text();
      const bodiesOf = (pattern: RegExp) =>
        [...html.matchAll(pattern)].map(([, body = ""]) => body);
      const scripts = bodiesOf(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g);
      const styles = bodiesOf(/<style[^>]*>([\s\S]*?)<\/style>/g);
      expect(scripts.length).toBeGreaterThan(2);
      const directives = directivesOf(answer);
      const hashesOf = (name: string) =>
        directives
          .get(name)
          ?.filter((source) => source.startsWith("'sha256-"))
          .toSorted();
      const hashed = async (texts: string[]) =>
        (await Promise.all([...new Set(texts)].map(sha256))).toSorted();
      expect(hashesOf("script-src"), path).toEqual(await hashed(scripts));
      expect(hashesOf("style-src"), path).toEqual(await hashed(styles));
    }
  });

  it("allows nothing unsafe, no wildcard, and no origins but those configured", async () => {
    const directives = directivesOf(await visit("/"));
    const others = [...directives].flatMap(([name, sources]) =>
      sources
        .filter((source) => !/^('self'|'none'|'sha256-.+')$/.test(source))
        .map((source) => `${name} ${source}`),
    );
    const sandbox = "http://localhost:8788";
    expect(others).toEqual([
      `script-src ${sandbox}`,
      `img-src ${sandbox}`,
      "font-src data:",
      `connect-src ${sandbox}`,
      `frame-src ${sandbox}`,
    ]);
    expect(directives.get("default-src")).toEqual(["'none'"]);
  });

  it("leaves no nonce and no inline style in the page", async () => {
    for (const path of pagePaths) {
      const html = await (await visit(path)).text();
      expect(html).not.toMatch(/\snonce=/);
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
    }
  });
});
