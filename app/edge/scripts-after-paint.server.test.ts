import { describe, expect, it } from "vitest";
import { runScriptsAfterPaint } from "./scripts-after-paint.server";

const page =
  '<html><head><title>x</title><link rel="modulepreload" nonce="n" href="/assets/a.js"/>' +
  '<link rel="modulepreload" nonce="n" href="/assets/b.js"/></head>' +
  '<body><script nonce="n">data</script><script nonce="n" type="module" async="">import "/assets/a.js"</script></body></html>';

describe("the scripts of a page", () => {
  it("are named where they wait, and asked for by a starter of our own", () => {
    const headEnd = page.indexOf("</head>");
    const { head, body } = runScriptsAfterPaint(page.slice(0, headEnd), page.slice(headEnd), "n");
    const patient = head + body;
    expect(patient).toContain(
      '<script nonce="n" type="text/waiting" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js"</script>',
    );
    expect(patient).toMatch(
      /<title>x<\/title><script nonce="n">addEventListener\(.*<\/script><\/head>/s,
    );
    expect(patient).not.toContain('modulepreload" nonce');
    expect(patient).not.toContain('type="module"');
    expect(patient).toContain('<script nonce="n">data</script>');
  });
});
