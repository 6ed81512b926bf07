import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { prepareScripts } from "./page-scripts.server.ts";

const nonce = "0d4b1661-de11-5ea6-484c";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const renderPage = (content = "") =>
  `<html><head><link rel="modulepreload" nonce="${nonce}" href="/assets/a.js"/>` +
  `<link rel="modulepreload" href="/assets/b.js" nonce="${nonce}"/></head><body>${content}` +
  `<script nonce="${nonce}">data</script>` +
  `<script nonce="${nonce}" type="module" async="">import "/assets/a.js"</script></body></html>`;

describe("the scripts of a page", () => {
  it("leave the modules and their preloads to a starter, which finds them by an id", async () => {
    const { html } = await prepareScripts(renderPage(), nonce);
    expect(html).toMatch(
      /<script>.+getElementById\("page-modules"\).+<\/script><script id="page-modules" type="text\/plain" data-preload="\/assets\/a\.js \/assets\/b\.js">import "\/assets\/a\.js"<\/script>/s,
    );
    expect(html).not.toContain('rel="modulepreload" ');
    expect(html).not.toContain('type="module"');
  });

  it("are not confused with similar text in a product's description", async () => {
    const lookalike = '<p>type="module" async=""</p><link rel="modulepreload" href="/evil.js">';
    const { html } = await prepareScripts(renderPage(lookalike), nonce);
    expect(html).toContain(lookalike);
    expect(html).toContain('data-preload="/assets/a.js /assets/b.js"');
  });

  it("have hashes in place of the nonce", async () => {
    const { html, scriptSources } = await prepareScripts(renderPage(), nonce);
    expect(scriptSources).toHaveLength(3);
    expect(scriptSources).toContain(hashOf("data"));
    expect(scriptSources).toContain(hashOf('import "/assets/a.js"'));
    expect(html).not.toContain(nonce);
  });

  it("get no hash when they are injected", async () => {
    const injected = '<script>alert(1)</script><script nonce="guess">alert(2)</script>';
    const { scriptSources } = await prepareScripts(renderPage(injected), nonce);
    expect(scriptSources).not.toContain(hashOf("alert(1)"));
    expect(scriptSources).not.toContain(hashOf("alert(2)"));
  });

  it("need no hash when they are external files", async () => {
    const external = `<script nonce="${nonce}" src="/assets/c.js"></script>`;
    expect((await prepareScripts(external, nonce)).scriptSources).toEqual([]);
  });
});
