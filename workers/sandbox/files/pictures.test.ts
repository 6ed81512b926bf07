import { describe, expect, it } from "vitest";
import { createSandboxFixture } from "#tests/fixtures/sandbox/sandbox-fixture.ts";
import { sandboxStoreId } from "#workers/sandbox/ids.ts";

/** Responds to every request with its path, so that a test sees which file was chosen. */
const filesAsPaths = {
  fetch: async ({ url }: Request) => new Response(new URL(url).pathname),
};
const resized = (width: string) => `/cdn-cgi/image/format=auto,w=${width},fit=scale-down${picture}`;
const picture = `/cdn-ecommerce/${sandboxStoreId}/cabin-bag/teal.jpg`;
const webpBrowser = { Accept: "image/avif,image/webp,image/*,*/*;q=0.8" };

function get(path: string, headers: Record<string, string> = {}) {
  return createSandboxFixture({ ASSETS: filesAsPaths }).fetch(path, { headers });
}

describe("the picture host", () => {
  it.each([
    ["1", "teal-768"],
    ["768", "teal-768"],
    ["769", "teal-1200"],
    ["5000", "teal-1200"],
  ])("serves, for the width %s, the file %s", async (width, stem) => {
    const response = await get(resized(width), webpBrowser);
    expect(await response.text()).toBe(`/pictures/cabin-bag/${stem}.webp`);
  });

  it("serves the largest file if no width is given", async () => {
    const response = await get(picture, webpBrowser);
    expect(await response.text()).toBe("/pictures/cabin-bag/teal-1200.webp");
  });

  it("serves WebP to browsers that accept it, and JPEG to others", async () => {
    const toModern = await get(picture, webpBrowser);
    expect(toModern.headers.get("Content-Type")).toBe("image/webp");
    const toOld = await get(picture, { Accept: "image/png,*/*" });
    expect(toOld.headers.get("Content-Type")).toBe("image/jpeg");
  });

  it("can be cached for 30 days, separately for each Accept header", async () => {
    const response = await get(picture);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=2592000");
    expect(response.headers.get("Vary")).toBe("Accept");
  });

  it.each([
    "format=auto,w=768,fit=scale-down,blur=5",
    "format=auto,w=wide,fit=scale-down",
    "w=768",
  ])("has nothing for the options %s, which the site does not use", async (options) => {
    expect((await get(`/cdn-cgi/image/${options}${picture}`)).status).toBe(404);
  });

  it.each([
    "/cdn-ecommerce/store_01OTHER/cabin-bag/teal.jpg",
    `/cdn-ecommerce/${sandboxStoreId}/cabin-bag/teal.png`,
    `/cdn-ecommerce/${sandboxStoreId}/..%2Fsecret/teal.jpg`,
  ])("has nothing at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("responds with 404 for a picture that does not exist", async () => {
    const noFiles = { fetch: async () => new Response(null, { status: 404 }) };
    expect((await createSandboxFixture({ ASSETS: noFiles }).fetch(picture)).status).toBe(404);
    const withoutFiles = createSandboxFixture({ ASSETS: undefined });
    expect((await withoutFiles.fetch(picture)).status).toBe(404);
  });

  it("responds with 304 when the browser has the current file", async () => {
    const unchangedFiles = {
      fetch: async (request: Request) =>
        new Response(null, {
          status: request.headers.get("If-None-Match") === '"same"' ? 304 : 500,
        }),
    };
    const sandbox = createSandboxFixture({ ASSETS: unchangedFiles });
    const response = await sandbox.fetch(picture, { headers: { "If-None-Match": '"same"' } });
    expect(response.status).toBe(304);
  });
});
