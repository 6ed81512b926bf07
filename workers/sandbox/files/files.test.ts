import { describe, expect, it } from "vitest";
import { createSandboxFixture } from "#tests/fixtures/sandbox/sandbox-fixture.ts";
import { sandboxStoreId } from "#workers/sandbox/ids.ts";

/** Responds to every request with its path, so that a test sees which file was chosen. */
const filesAsPaths = { fetch: async ({ url }: Request) => new Response(new URL(url).pathname) };
const picture = `/cdn-ecommerce/${sandboxStoreId}/cabin-bag/teal.jpg`;

const get = (path: string) => createSandboxFixture({ ASSETS: filesAsPaths }).fetch(path);

describe("the picture host", () => {
  it.each([
    [picture, "teal-1200"],
    [`/cdn-cgi/image/format=auto,w=480,fit=scale-down${picture}`, "teal-768"],
    [`/cdn-cgi/image/format=auto,w=768,fit=scale-down${picture}`, "teal-768"],
    [`/cdn-cgi/image/format=auto,w=1600,fit=scale-down${picture}`, "teal-1200"],
  ])("serves, at %s, the file %s", async (path, stem) => {
    const response = await get(path);
    expect(response.headers.get("Content-Type")).toBe("image/webp");
    expect(await response.text()).toBe(`/pictures/cabin-bag/${stem}.webp`);
  });

  it.each([
    `/cdn-cgi/image/w=768${picture}`,
    "/cdn-ecommerce/store_01OTHER/cabin-bag/teal.jpg",
    `/cdn-ecommerce/${sandboxStoreId}/cabin-bag/teal.png`,
  ])("has nothing at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

it("the chat widget is a script that browsers revalidate each time", async () => {
  const response = await createSandboxFixture().fetch("/chat/widget.js");
  expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(await response.text()).toContain("window.chatbase = { open, close }");
});
