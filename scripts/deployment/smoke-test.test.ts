import { afterEach, expect, it, vi } from "vitest";
import { smokeTest } from "./smoke-test.ts";

afterEach(() => vi.unstubAllGlobals());

it("is failed by a site that still runs another version", async () => {
  const health = { status: "ok", commit: "abc1234", version: "version-bad" };
  vi.stubGlobal("fetch", async () => Response.json(health));
  const url = "https://marigold.example";
  const expected = { version: "version-before" };
  const test = { url, siteUrl: url, stage: "production", expected, patienceMs: 0 } as const;
  expect(await smokeTest(test)).toEqual([`${url} still runs abc1234 (version-bad).`]);
});

it("is failed by a site that cannot be reached", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("no route to host")));
  const url = "https://marigold.example";
  const test = { url, siteUrl: url, stage: "production", expected: {}, patienceMs: 0 } as const;
  expect(await smokeTest(test)).toEqual([`${url}/healthz is answered no route to host.`]);
});
