import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sealInlineScripts } from "./inline-scripts.server";

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const nonce = "0d4b1661-de11-5ea6-484c";

describe("the inline scripts of a page", () => {
  it("that were rendered with the nonce are known by their hashes, and lose it", async () => {
    const page = `<script nonce="${nonce}">a < b</script><script type="module" async="" nonce="${nonce}">\n"x"</script>`;
    expect(await sealInlineScripts(page, nonce)).toEqual({
      html: '<script>a < b</script><script type="module" async="">\n"x"</script>',
      scriptHashes: [hashOf("a < b"), hashOf('\n"x"')],
    });
  });

  it("that came in by another way get no hash", async () => {
    const page = `<p><script>alert(1)</script><script nonce="guess">alert(2)</script></p><script nonce="${nonce}">ours</script>`;
    const { scriptHashes } = await sealInlineScripts(page, nonce);
    expect(scriptHashes).toEqual([hashOf("ours")]);
  });

  it("with a file of their own need no hash", async () => {
    const page = `<script nonce="${nonce}" src="/assets/a.js"></script>`;
    expect(await sealInlineScripts(page, nonce)).toEqual({
      html: '<script src="/assets/a.js"></script>',
      scriptHashes: [],
    });
  });
});
