import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createSandboxFixture,
  sandboxOrigin,
  storePath,
} from "#tests/fixtures/sandbox/sandbox-fixture.ts";
import { matchesPath } from "./faults.ts";

const listPath = `${storePath}/products`;

async function listUnder(...faults: unknown[]) {
  const sandbox = createSandboxFixture();
  expect((await sandbox.setFaults(faults)).status).toBe(200);
  return sandbox.fetch(listPath);
}

describe("a fault", () => {
  it("of kind status responds with that status, and with Retry-After if it is set", async () => {
    const fault = { path: "/store/*", kind: "status", status: 429, retryAfterSeconds: 7 };
    const response = await listUnder(fault);
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("7");
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });

  it("of kind html responds with an error page, by default with 200", async () => {
    const withDefault = await listUnder({ path: "/store/*", kind: "html" });
    expect(withDefault.status).toBe(200);
    expect(withDefault.headers.get("Content-Type")).toContain("text/html");
    expect(await withDefault.text()).toContain("<h1>Something went wrong</h1>");
    expect((await listUnder({ path: "/store/*", kind: "html", status: 502 })).status).toBe(502);
  });

  it("of kind redirect leads to the given URL", async () => {
    const fault = { path: "/store/*", kind: "redirect", status: 307, url: "/elsewhere" };
    const response = await listUnder(fault);
    expect(response.status).toBe(307);
    expect(response.headers.get("Location")).toBe("/elsewhere");
  });

  it("of kind malformed responds with 200 and truncated JSON", async () => {
    const response = await listUnder({ path: "/store/*", kind: "malformed" });
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it("of kind half-body responds with 200 and breaks the connection in the middle of the body", async () => {
    const response = await listUnder({ path: "/store/*", kind: "half-body" });
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await expect(reader?.read()).rejects.toThrow("half a body");
  });

  it("of kind json responds with 200 and the given body", async () => {
    const body = { product: { id: "prod_01A", title: "<b>\u0000नमस्ते" } };
    const response = await listUnder({ path: "/store/*", kind: "json", body });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(body);
  });

  it("applies as often as `times` says", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "/store/*", kind: "status", status: 500, times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await sandbox.fetch(listPath)).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect(await (await sandbox.fetch("/__faults")).json()).toEqual([]);
  });

  it("applies only to its method and path", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ method: "post", path: "*/checkout", kind: "json", body: {} });
    expect((await sandbox.fetch(listPath)).status).toBe(200);
    expect(await (await sandbox.post(`${storePath}/checkout`, {})).json()).toEqual({});
  });

  it("yields to an earlier one in the list", async () => {
    const response = await listUnder(
      { path: "*/products", kind: "status", status: 500 },
      { path: "/store/*", kind: "status", status: 503 },
    );
    expect(response.status).toBe(500);
  });

  it("stops applying when it is deleted", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "*", kind: "status", status: 500 });
    expect((await sandbox.fetch("/")).status).toBe(500);
    expect((await sandbox.fetch("/__faults", { method: "DELETE" })).status).toBe(204);
    expect((await sandbox.fetch("/")).status).toBe(200);
  });
});

describe("a fault with a delay", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  async function statusAfter(durationMs: number, pending: Promise<Response>) {
    let status = 0;
    const settled = pending.then((response) => {
      status = response.status;
    });
    await vi.advanceTimersByTimeAsync(durationMs);
    const early = status;
    await vi.runAllTimersAsync();
    await settled;
    return { early, late: status };
  }

  it("of kind delay delays the real response", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "/store/*", kind: "delay", delayMs: 5000 });
    expect(await statusAfter(4999, sandbox.fetch(listPath))).toEqual({ early: 0, late: 200 });
  });

  it("can be of any other kind, too", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "/store/*", kind: "status", status: 500, delayMs: 900 });
    expect(await statusAfter(899, sandbox.fetch(listPath))).toEqual({ early: 0, late: 500 });
  });

  it("of kind hang does not respond for a minute", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "/store/*", kind: "hang" });
    expect(await statusAfter(59_999, sandbox.fetch(listPath))).toEqual({ early: 0, late: 504 });
  });

  it("of kind hang ends as soon as the client disconnects", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "/store/*", kind: "hang" });
    const client = new AbortController();
    const response = sandbox.fetch(listPath, { signal: client.signal });
    await vi.advanceTimersByTimeAsync(10);
    client.abort();
    await response;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the fault list", () => {
  it("is returned as it was set", async () => {
    const sandbox = createSandboxFixture();
    const fault = { path: "/store/*", kind: "hang", times: 3 };
    await sandbox.setFaults(fault);
    expect(await (await sandbox.fetch("/__faults")).json()).toEqual([fault]);
  });

  it.each([
    ["an unknown kind", { path: "/", kind: "explode" }, "kind"],
    ["a path without its slash", { path: "store", kind: "hang" }, "path"],
    ["no path", { kind: "hang" }, "path"],
    ["a status that is not an error", { path: "/", kind: "status", status: 204 }, "status"],
    ["a delay without its length", { path: "/", kind: "delay" }, "delayMs"],
    ["too long a delay", { path: "/", kind: "delay", delayMs: 3_600_000 }, "delayMs"],
    ["a JSON response without its body", { path: "/", kind: "json" }, "body"],
    ["zero times", { path: "/", kind: "hang", times: 0 }, "times"],
    ["an unknown field", { path: "/", kind: "hang", colour: "red" }, "colour"],
  ])("rejects %s with a message", async (_case, fault, field) => {
    const response = await createSandboxFixture().setFaults([fault]);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringContaining(field) });
  });

  it.each<Record<string, string>>([
    { Origin: "https://elsewhere.test" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ])("cannot be accessed from other sites, with %j", async (headers) => {
    const sandbox = createSandboxFixture();
    const body = JSON.stringify({ path: "*", kind: "hang" });
    for (const init of [{}, { method: "PUT", body }, { method: "DELETE" }]) {
      const response = await sandbox.fetch("/__faults", { ...init, headers });
      expect(response.status).toBe(403);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
    expect(await (await sandbox.fetch("/__faults")).json()).toEqual([]);
  });

  it("can be read from a page of the sandbox", async () => {
    const headers = { Origin: sandboxOrigin, "Sec-Fetch-Site": "same-origin" };
    expect((await createSandboxFixture().fetch("/__faults", { headers })).status).toBe(200);
  });
});

describe("a fault's path", () => {
  it.each([
    ["/store/x/products", "/store/x/products", true],
    ["/store/x/products", "/store/x/products/1", false],
    ["/store/*/products", "/store/x/products", true],
    ["/store/*/products", "/store/x/products/1", false],
    ["/store/*/products/*", "/store/x/products/1", true],
    ["/store/*/products*", "/store/x/products", true],
    ["*/checkout", "/store/x/checkout", true],
    ["*", "/anything", true],
    ["/a*a", "/a", false],
    ["/a*b*b", "/a-b", false],
    ["/pay.x", "/payax", false],
  ])("%s against %s: %s", (pattern, pathname, isMatch) => {
    expect(matchesPath(pattern, pathname)).toBe(isMatch);
  });
});
