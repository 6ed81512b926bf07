import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSandboxFixture, storePath } from "#tests/fixtures/sandbox/sandbox-fixture.ts";

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

  it("of kind half-body breaks the connection in the middle of the body", async () => {
    const response = await listUnder({ path: "/store/*", kind: "half-body" });
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
  });

  it("applies only to its method and path, the first of the list that matches", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults([
      { method: "POST", path: "*/checkout", kind: "json", body: {} },
      { path: "/store/*", kind: "status", status: 503 },
    ]);
    expect(await (await sandbox.post(`${storePath}/checkout`, {})).json()).toEqual({});
    expect((await sandbox.fetch(listPath)).status).toBe(503);
    expect((await sandbox.fetch("/inbox")).status).toBe(200);
  });

  it("stops applying when it is deleted", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "*", kind: "status", status: 500 });
    expect((await sandbox.fetch("/")).status).toBe(500);
    expect((await sandbox.fetch("/__faults", { method: "DELETE" })).status).toBe(204);
    expect((await sandbox.fetch("/")).status).toBe(200);
  });

  it.each([
    ["an unknown kind", { path: "/", kind: "explode" }],
    ["no path", { kind: "hang" }],
    ["an unknown field", { path: "/", kind: "hang", colour: "red" }],
  ])("is refused with %s", async (_case, fault) => {
    expect((await createSandboxFixture().setFaults([fault])).status).toBe(400);
  });
});

describe("a response that is late", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    ["by a fault of kind delay", { kind: "delay", delayMs: 5000 }, 5000, 200],
    ["by the delay of another fault", { kind: "status", status: 502, delayMs: 900 }, 900, 502],
    ["by a minute for a fault of kind hang", { kind: "hang" }, 60_000, 504],
    ["by LATENCY_MS", undefined, 80, 200],
  ])("%s", async (_case, fault, delayMs, status) => {
    const sandbox = createSandboxFixture(fault ? {} : { LATENCY_MS: "80" });
    if (fault) await sandbox.setFaults({ path: "/store/*", ...fault });
    const responded = vi.fn<(response: Response) => void>();
    const response = sandbox.fetch(listPath).then(responded);
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(responded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await response;
    expect(responded).toHaveBeenCalledWith(expect.objectContaining({ status }));
  });

  it("ends as soon as the client disconnects", async () => {
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
