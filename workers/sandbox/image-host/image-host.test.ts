import { describe, expect, it } from "vitest";
import { sandboxStoreId } from "../ids";
import { createSandboxFixture, picturesAsPaths } from "../sandbox-fixture";

const picture = `/cdn-ecommerce/${sandboxStoreId}/cabin-bag/teal.jpg`;
const webpBrowser = { Accept: "image/avif,image/webp,image/*,*/*;q=0.8" };

function get(path: string, headers: Record<string, string> = {}) {
  return createSandboxFixture({ ASSETS: picturesAsPaths }).fetch(path, { headers });
}

describe("the picture host", () => {
  it.each([
    ["w=768", "teal-768"],
    ["w=769", "teal-1200"],
    ["width=1", "teal-768"],
    ["w=5000", "teal-1200"],
    ["format=auto", "teal-1200"],
    ["fit=scale-down,w=193,quality=70", "teal-768"],
  ])("serves, for the options %s, the file %s", async (options, stem) => {
    const response = await get(`/cdn-cgi/image/${options}${picture}`, webpBrowser);
    expect(await response.text()).toBe(`/pictures/cabin-bag/${stem}.webp`);
  });

  it("accepts the options in any order", async () => {
    const responses = await Promise.all(
      ["format=auto,w=768,fit=scale-down", "fit=scale-down,w=768,format=auto"].map((options) =>
        get(`/cdn-cgi/image/${options}${picture}`),
      ),
    );
    const paths = await Promise.all(responses.map((response) => response.text()));
    expect(paths).toEqual(Array(2).fill("/pictures/cabin-bag/teal-768.jpeg"));
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

  it("serves an explicitly requested format", async () => {
    const asJpeg = await get(`/cdn-cgi/image/format=jpeg${picture}`, webpBrowser);
    expect(asJpeg.headers.get("Content-Type")).toBe("image/jpeg");
    const asWebp = await get(`/cdn-cgi/image/f=webp${picture}`);
    expect(asWebp.headers.get("Content-Type")).toBe("image/webp");
  });

  it("can be cached for 30 days, separately for each Accept header", async () => {
    const response = await get(picture);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=2592000");
    expect(response.headers.get("Vary")).toBe("Accept");
  });

  it.each([
    ["blur=5", "blur"],
    ["w=-1", "width"],
    ["w=wide", "width"],
    ["w=100000", "width"],
    ["format=gif", "format"],
    ["fit=squeeze", "fit"],
    ["quality=101", "quality"],
    ["w=100,width=200", "width"],
    ["w", "w"],
    ["w=1=2", "w=1=2"],
  ])("rejects the options %s with a message", async (options, name) => {
    const response = await get(`/cdn-cgi/image/${options}${picture}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(name);
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
    expect((await createSandboxFixture().fetch(picture)).status).toBe(404);
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
