import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WaitingMails } from "#office/enquiry/mail/mails.server.ts";
import { storeTimeLimitMs } from "#shop/catalogue/store/store-request.server.ts";
import { reportDeepHealth } from "./health.server.ts";
import {
  checkHealth,
  checkLimitMs,
  type Dependencies,
  overallStatus,
} from "./health-checks.server.ts";

const hookToken = "a-secret-of-some-length";
const version = { version: "v-1", commit: "c213160", builtAt: "2026-11-22T00:00:00Z" };
const startMs = Date.parse("2026-11-22T10:00:00Z");
const formEndpoint = "https://forms.example/f/secret-key";
const never = () => new Promise<never>(() => {});
const fetchForm = vi.fn<typeof fetch>(async () => new Response(null, { status: 405 }));

const healthy: Dependencies = {
  catalogue: { findListSavedAt: async () => startMs - 30_000 },
  store: { listProducts: async () => [] },
  tryDatabase: async () => {},
  outbox: { findWaiting: async () => ({ count: 0, oldestReceivedAt: null, refused: 0, flood: 0 }) },
  watch: { countBrokenPromises: async () => 0, countMissedMessages: async () => 0 },
  journeys: { countIncomplete: async () => 0 },
  backups: { findAge: async () => ({ ageDays: 2, isOverdue: false }) },
  formService: { endpoint: formEndpoint, success: null },
  mails: null,
};

function report(dependencies: Partial<Dependencies>, ownToken: string | null = hookToken) {
  const request = new Request("https://marigold.example/healthz?deep=1", {
    headers: { Authorization: `Bearer ${hookToken}` },
  });
  const operators = { hookToken: ownToken, version };
  return reportDeepHealth(request, operators, { ...healthy, ...dependencies });
}

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  vi.stubGlobal("fetch", fetchForm);
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the deep health report", () => {
  it("is ok, with the version, waiting enquiries and the catalogue's age, when all is well", async () => {
    const response = await report({});
    expect(response.status).toBe(200);
    const ok = { status: "ok", durationMs: 0 };
    expect(await response.json()).toEqual({
      status: "ok",
      ...version,
      promises: { status: "kept", broken: 0 },
      checks: {
        kv: ok,
        database: ok,
        store: ok,
        formService: ok,
        relay: ok,
        journeys: ok,
        backup: ok,
        mail: ok,
      },
      mail: "off",
      enquiries: { undelivered: 0, oldestAgeSeconds: null, refused: 0, flood: 0 },
      backupAgeDays: 2,
      catalogueAgeSeconds: 30,
    });
  });

  it("says whether mail is off, works, or has waited for more than an hour, or for a person", async () => {
    const mailOf = async (waiting: WaitingMails) => {
      const text = await (await report({ mails: { findWaiting: async () => waiting } })).text();
      return /"mail":"(\w+)"/.exec(text)?.[1];
    };
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
    expect(await mailOf({ waiting: 0, oldestCreatedAt: null, unsure: 0 })).toBe("ok");
    expect(await mailOf({ waiting: 3, oldestCreatedAt: minutesAgo(50), unsure: 0 })).toBe("ok");
    expect(await mailOf({ waiting: 3, oldestCreatedAt: minutesAgo(70), unsure: 0 })).toBe(
      "degraded",
    );
    expect(await mailOf({ waiting: 0, oldestCreatedAt: null, unsure: 1 })).toBe("degraded");
  });

  it("has the two texts that a monitor looks for, as docs/when-it-is-red.md names them", async () => {
    const guide = readFileSync("docs/when-it-is-red.md", "utf8");
    const text = await (await report({})).text();
    for (const part of ['"status":"ok","version"', '"promises":{"status":"kept"']) {
      expect(text).toContain(part);
      expect(guide).toContain(part);
    }
  });

  it("names no check that docs/when-it-is-red.md does not explain, with the status and the code of its failure", async () => {
    const { checks } = await checkHealth(healthy);
    const rows = readFileSync("docs/when-it-is-red.md", "utf8").split("\n");
    for (const name of Object.keys(checks)) {
      const status = overallStatus({ ...checks, [name]: { status: "failed" } });
      const row = rows.find((line) => line.startsWith("|") && line.includes(`\`checks.${name}\``));
      expect(row).toContain(`\`status: ${status}\``);
      expect(row).toContain(`| ${status === "down" ? 503 : 200} |`);
    }
  });

  it("gives up when docs/when-it-is-red.md says", () => {
    const guide = readFileSync("docs/when-it-is-red.md", "utf8").replace(/\s+/g, " ");
    expect(guide).toContain(
      `fails after ${checkLimitMs / 1_000} seconds, the store's after ${storeTimeLimitMs / 1_000}`,
    );
  });

  it("submits nothing to the form service", async () => {
    fetchForm.mockClear();
    await report({});
    expect(fetchForm.mock.calls).toMatchObject([[formEndpoint, { method: "HEAD" }]]);
  });

  it("is degraded, with status 200, when KV fails, and does not repeat the error", async () => {
    const response = await report({
      catalogue: { findListSavedAt: () => Promise.reject(new Error("KV secret detail")) },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: "degraded",
      checks: { kv: { status: "failed", reason: "It failed; see the log" } },
      catalogueAgeSeconds: null,
    });
  });

  it.each([
    ["responds with 503", async () => new Response(null, { status: 503 }), "HTTP 503"],
    [
      "cannot be reached",
      async () => Promise.reject(new Error(formEndpoint)),
      "The form service cannot be reached in time",
    ],
  ])(
    "is degraded when the form service %s, and does not contain its address",
    async (_, behaviour, reason) => {
      fetchForm.mockImplementationOnce(behaviour);
      const response = await report({});
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({
        status: "degraded",
        checks: { formService: { status: "failed", reason } },
      });
      expect(text).not.toContain("secret-key");
    },
  );

  it.each([
    ["is degraded, with status 200, when an enquiry has waited for more than", 61, "degraded"],
    ["is ok when no enquiry has waited for more than", 59, "ok"],
  ])("%s an hour (%i minutes)", async (_, minutes, status) => {
    const oldestReceivedAt = startMs - minutes * 60_000;
    const response = await report({
      outbox: {
        ...healthy.outbox,
        findWaiting: async () => ({ count: 3, oldestReceivedAt, refused: 1, flood: 300 }),
      },
    });
    expect(response.status).toBe(200);
    const relay =
      status === "ok"
        ? { status: "ok" }
        : { status: "failed", reason: "An enquiry has not been delivered for more than an hour" };
    expect(await response.json()).toMatchObject({
      status,
      checks: { database: { status: "ok" }, relay },
      enquiries: { undelivered: 3, oldestAgeSeconds: minutes * 60, refused: 1, flood: 300 },
    });
  });

  it("says that a reply is later than promised beside the state of the services, which it does not change", async () => {
    const watch = { ...healthy.watch, countBrokenPromises: async () => 1 };
    const response = await report({ watch });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: "ok",
      promises: { status: "broken", broken: 1 },
    });
    fetchForm.mockImplementationOnce(async () => new Response(null, { status: 503 }));
    expect(await (await report({ watch })).json()).toMatchObject({
      status: "degraded",
      promises: { status: "broken", broken: 1 },
    });
  });

  it("is degraded by journeys with stages that cannot be read, beside missed messages", async () => {
    const reasonOf = async (missed: number) => {
      const watch = { ...healthy.watch, countMissedMessages: async () => missed };
      const journeys = { countIncomplete: async () => 1 };
      const { status, checks } = await (await report({ watch, journeys })).json<{
        status: string;
        checks: { journeys: { reason: string } };
      }>();
      return `${status}: ${checks.journeys.reason}`;
    };
    const unreadable = "Journeys with stages that cannot be read: 1";
    expect(await reasonOf(0)).toBe(`degraded: ${unreadable}`);
    expect(await reasonOf(2)).toBe(
      `degraded: Messages to owners that are later than promised: 2. ${unreadable}`,
    );
  });

  it("is down, with status 503, when nothing can be stored, although all can be read", async () => {
    const tryDatabase = () => Promise.reject(new Error("D1_ERROR: database or disk is full"));
    const response = await report({ tryDatabase });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      status: "down",
      checks: { database: { status: "failed", reason: "It failed; see the log" } },
    });
  });

  it("responds within six seconds if no dependency does", async () => {
    fetchForm.mockImplementationOnce(never);
    const checking = checkHealth({
      catalogue: { findListSavedAt: never },
      store: { listProducts: never },
      tryDatabase: never,
      outbox: { findWaiting: never },
      watch: { countBrokenPromises: never, countMissedMessages: never },
      journeys: { countIncomplete: never },
      backups: { findAge: never },
      formService: { endpoint: formEndpoint, success: null },
      mails: null,
    });
    await vi.advanceTimersByTimeAsync(6_000);
    const reason = "No response within 5 seconds";
    const failed = { status: "failed", durationMs: 5_000, reason };
    expect(await checking).toMatchObject({
      status: "down",
      promises: { status: "unknown" },
      checks: { kv: failed, database: failed, store: failed, formService: failed, relay: failed },
      enquiries: null,
      catalogueAgeSeconds: null,
    });
  });

  it("does not exist if no token is configured", async () => {
    expect((await report({}, null)).status).toBe(404);
  });
});

describe("the overall status", () => {
  const ok = { status: "ok" } as const;
  const failed = { status: "failed" } as const;
  const allOk = {
    kv: ok,
    database: ok,
    store: ok,
    formService: ok,
    relay: ok,
    journeys: ok,
    backup: ok,
    mail: ok,
  };

  it("is ok when every dependency is", () => {
    expect(overallStatus(allOk)).toBe("ok");
  });

  it.each(["database", "store"])("is down without the %s, which visitors notice", (name) => {
    expect(overallStatus({ ...allOk, [name]: failed })).toBe("down");
    expect(overallStatus({ ...allOk, kv: failed, [name]: failed })).toBe("down");
  });

  it.each(["kv", "formService", "relay", "journeys", "backup", "mail"])(
    "is degraded without %s",
    (name) => {
      expect(overallStatus({ ...allOk, [name]: failed })).toBe("degraded");
    },
  );
});
