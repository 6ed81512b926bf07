import { securityHeaderValues } from "#edge/security/security-headers.ts";
import { expect, test } from "./browser-test.ts";

const embeddable = { "cross-origin-resource-policy": "cross-origin" };

test("files with a hash in their name are cached for a year, with the security headers of pages", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const script = find(/(\/assets\/[\w.-]+\.js)/);
  const picture = find(/<img[^>]* src="(\/assets\/[^"]+)"/);
  const shared = find(/property="og:image" content="([^"]+)"/);
  const common = Object.fromEntries(
    Object.entries(securityHeaderValues).map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const path of [script, picture, new URL(shared).pathname]) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({ ...common, ...embeddable });
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("files with a stable name are revalidated after a day", async ({ request }) => {
  const paths = ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", "/icon-192.png"];
  for (const path of [...paths, "/media/hero.mp4"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["cache-control"]).toBe("public, max-age=86400, stale-while-revalidate=604800");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});

test("the service worker of kept pages may fetch from the site alone, and is revalidated", async ({
  request,
}) => {
  const headers = (await request.get("/keep.js")).headers();
  expect(headers["content-security-policy"]).toMatch(/^default-src 'self'; [^,]*$/);
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("the film comes in the parts that a player asks for", async ({ request }) => {
  for (const type of ["video/mp4", "video/webm"]) {
    const film = `/media/hero.${type.split("/")[1]}`;
    const response = await request.get(film, { headers: { Range: "bytes=2-5" } });
    expect(response.status()).toBe(206);
    expect(response.headers()).toMatchObject({
      "content-type": type,
      "content-length": "4",
      "content-range": expect.stringMatching(/^bytes 2-5\/\d+$/),
      "x-content-type-options": "nosniff",
    });
  }
});

test("a file of an older deployment responds with 404, and does not redirect", async ({
  request,
}) => {
  const response = await request.get("/assets/app-DKXa15z9.css", { maxRedirects: 0 });
  expect(response.status()).toBe(404);
});
