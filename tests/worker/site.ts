import { env, exports } from "cloudflare:workers";
import { vi } from "vitest";
import { sandboxStoreId } from "../../workers/sandbox/ids";

export const sandboxUrl = "http://localhost:8788";
export const siteUrl = "https://marigold.example";
export const storePath = `/store/${sandboxStoreId}`;

export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(`${siteUrl}${path}`, { redirect: "manual", ...init }));
}

/** Makes the sandbox misbehave (workers/sandbox/README.md); without faults it is well again. */
export async function setFaults(...faults: object[]): Promise<void> {
  const response = await fetch(`${sandboxUrl}/__faults`, {
    method: "PUT",
    body: JSON.stringify(faults),
  });
  if (!response.ok) throw new Error(await response.text());
}

export const storeIsDown = { path: "/store/*", kind: "status", status: 503 };

/** The calls that the store has had since they were last taken. */
export async function readStoreCalls(): Promise<string[]> {
  return (await fetch(`${sandboxUrl}/__calls`)).json();
}

export async function takeStoreCalls(): Promise<string[]> {
  return (await fetch(`${sandboxUrl}/__calls`, { method: "DELETE" })).json();
}

const copyKey = (name: string) => `catalogue:2:${sandboxUrl}${storePath}:${name}`;

type Copy = { savedAt: number; value: unknown };

/** The copy kept in KV of the product list or a product, or null. */
export function findCopy(name: string): Promise<Copy | null> {
  return env.CATALOGUE.get<Copy>(copyKey(name), "json");
}

/** The copy, once it is there; it is written after the response. */
export function waitForCopy(name: string): Promise<Copy> {
  return vi.waitFor(
    async () => {
      const copy = await findCopy(name);
      if (!copy) throw new Error(`There is no copy of ${name}`);
      return copy;
    },
    { timeout: 3_000 },
  );
}

export async function writeCopy(name: string, copy: unknown): Promise<void> {
  await env.CATALOGUE.put(copyKey(name), JSON.stringify(copy));
}

/** As if the copy had been written that much earlier. */
export async function ageCopy(name: string, byMs: number): Promise<Copy> {
  const copy = await waitForCopy(name);
  const aged = { ...copy, savedAt: copy.savedAt - byMs };
  await writeCopy(name, aged);
  return aged;
}

export async function forgetCopies(): Promise<void> {
  const { keys } = await env.CATALOGUE.list();
  await Promise.all(keys.map(({ name }) => env.CATALOGUE.delete(name)));
}

/** Later, as the Worker's clock has it; a store that failed is then asked again. */
export function letTheClockRun(ms: number): void {
  const now = Date.now() + ms;
  vi.useFakeTimers({ toFake: ["Date"], now });
}
