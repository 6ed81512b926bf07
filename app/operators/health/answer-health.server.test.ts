import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerDeepHealth } from "./answer-health.server";
import { checkHealth, type Grounds } from "./check-health.server";

const hookToken = "a-secret-of-some-length";
const version = { version: "v-1", commit: "c213160", builtAt: "2026-11-22T00:00:00Z" };
const startMs = Date.parse("2026-11-22T10:00:00Z");
const formEndpoint = "https://forms.example/f/secret-key";
const never = () => new Promise<never>(() => {});
const askForm = vi.fn<typeof fetch>(async () => new Response(null, { status: 405 }));

const allWell: Grounds = {
  catalogue: { findListSavedAt: async () => startMs - 30_000 },
  store: { listProducts: async () => [] },
  outbox: { findWaiting: async () => ({ count: 0, oldestReceivedAt: null }) },
  formEndpoint,
};

function ask(grounds: Partial<Grounds>, ownToken: string | null = hookToken) {
  const request = new Request("https://marigold.example/healthz?deep=1", {
    headers: { Authorization: `Bearer ${hookToken}` },
  });
  const operators = { hookToken: ownToken, version };
  return answerDeepHealth(request, operators, { ...allWell, ...grounds });
}

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  vi.stubGlobal("fetch", askForm);
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the deep health", () => {
  it("is ok, with the version, what waits and the age of the catalogue, when all is well", async () => {
    const answer = await ask({});
    expect(answer.status).toBe(200);
    const ok = { status: "ok", durationMs: 0 };
    expect(await answer.json()).toEqual({
      status: "ok",
      ...version,
      checks: { kv: ok, database: ok, store: ok, formService: ok },
      enquiries: { undelivered: 0, oldestAgeSeconds: null },
      catalogueAgeSeconds: 30,
    });
  });

  it("asks the form service for nothing that stays there", async () => {
    askForm.mockClear();
    await ask({});
    expect(askForm.mock.calls).toMatchObject([[formEndpoint, { method: "HEAD" }]]);
  });

  it("is degraded, but no failure, when KV cannot be read", async () => {
    const answer = await ask({
      catalogue: { findListSavedAt: () => Promise.reject(new Error("KV secret detail")) },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: "degraded",
      checks: { kv: { status: "failed", reason: "It failed; the log says how" } },
      catalogueAgeSeconds: null,
    });
  });

  it.each([
    ["answers 503", async () => new Response(null, { status: 503 }), "HTTP 503"],
    [
      "is not there",
      async () => Promise.reject(new Error(formEndpoint)),
      "The form service cannot be reached in time",
    ],
  ])(
    "is degraded when the form service %s, and keeps its address to itself",
    async (_, how, reason) => {
      askForm.mockImplementationOnce(how);
      const answer = await ask({});
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(JSON.parse(text)).toMatchObject({
        status: "degraded",
        checks: { formService: { status: "failed", reason } },
      });
      expect(text).not.toContain("secret-key");
    },
  );

  it("is there within six seconds though nothing answers at all", async () => {
    askForm.mockImplementationOnce(never);
    const asked = checkHealth({
      catalogue: { findListSavedAt: never },
      store: { listProducts: never },
      outbox: { findWaiting: never },
      formEndpoint,
    });
    await vi.advanceTimersByTimeAsync(6_000);
    const reason = "No answer within 5 seconds";
    const failed = { status: "failed", durationMs: 5_000, reason };
    expect(await asked).toMatchObject({
      status: "down",
      checks: { kv: failed, database: failed, store: failed, formService: failed },
      enquiries: null,
      catalogueAgeSeconds: null,
    });
  });

  it("is not there where no token is set", async () => {
    expect((await ask({}, null)).status).toBe(404);
  });
});
