import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { createSandboxFixture } from "#tests/fixtures/sandbox/sandbox-fixture.ts";

describe("the chat widget", () => {
  it("is a classic script that browsers revalidate each time", async () => {
    const response = await createSandboxFixture().fetch("/chat/widget.js");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    const source = await response.text();
    expect(source).toContain("window.chatbase = { open, close }");
    expect(() => new Script(source)).not.toThrow();
  });

  it("has a picture", async () => {
    const files = { fetch: async () => new Response("<svg/>") };
    const response = await createSandboxFixture({ ASSETS: files }).fetch("/chat/portrait.svg");
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
  });

  it("can be made to fail", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "/chat/*", kind: "status", status: 503 });
    expect((await sandbox.fetch("/chat/widget.js")).status).toBe(503);
  });

  it("does not exist in a sandbox without static files", async () => {
    const sandbox = createSandboxFixture({ ASSETS: undefined });
    expect((await sandbox.fetch("/chat/widget.js")).status).toBe(404);
  });
});
