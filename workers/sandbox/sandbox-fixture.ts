import { createSandboxApp } from "./app";
import type { PictureFiles, SandboxBindings } from "./bindings";
import widgetScript from "./chat/widget.js?raw";
import { sandboxStoreId } from "./ids";
import { createMemoryState } from "./memory-state";

export const sandboxOrigin = "https://sandbox.test";
export const storePath = `/store/${sandboxStoreId}`;

export interface SandboxFixture {
  bindings: SandboxBindings;
  app: ReturnType<typeof createSandboxApp>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  setFaults(faults: unknown): Promise<Response>;
}

/** Creates a sandbox for one test, in memory, open and without latency. */
export function createSandboxFixture(overrides: Partial<SandboxBindings> = {}): SandboxFixture {
  const app = createSandboxApp({ widgetScript });
  const bindings: SandboxBindings = {
    SANDBOX_STATE: createMemoryState(),
    SANDBOX_ACCESS: "open",
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

/** Responds to every picture request with its path, so that a test sees which file was chosen. */
export const picturesAsPaths: PictureFiles = {
  fetch: async (request) => new Response(new URL(request.url).pathname),
};
