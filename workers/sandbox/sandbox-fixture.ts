import app from "./app";
import type { SandboxBindings, StaticFiles } from "./bindings";
import { sandboxStoreId } from "./ids";
import { createMemoryState } from "./memory-state";
import widgetScript from "./public/chat/widget.js?raw";

export const sandboxOrigin = "https://sandbox.test";
export const storePath = `/store/${sandboxStoreId}`;

export interface SandboxFixture {
  bindings: SandboxBindings;
  app: typeof app;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  setFaults(faults: unknown): Promise<Response>;
}

/** Creates a sandbox for one test, in memory, open, without latency and without pictures. */
export function createSandboxFixture(overrides: Partial<SandboxBindings> = {}): SandboxFixture {
  const bindings: SandboxBindings = {
    SANDBOX_STATE: createMemoryState(),
    SANDBOX_ACCESS: "open",
    ASSETS: onlyWidget,
    ...overrides,
  };
  const fetchPath = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(new URL(path, sandboxOrigin), { redirect: "manual", ...init }), bindings);
  return {
    bindings,
    app,
    fetch: fetchPath,
    post: (path, body) => fetchPath(path, { method: "POST", body: JSON.stringify(body) }),
    setFaults: (faults) => fetchPath("/__faults", { method: "PUT", body: JSON.stringify(faults) }),
  };
}

const onlyWidget: StaticFiles = {
  fetch: async ({ url }) =>
    url.endsWith("/chat/widget.js")
      ? new Response(widgetScript)
      : new Response(null, { status: 404 }),
};
