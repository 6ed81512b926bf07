import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import {
  ageEnquiries,
  formServiceIsDown,
  listEnquiries,
  newEnquiry,
  postEnquiry,
  postWhileServiceIsDown,
  readInbox,
  validEnquiry,
  withoutDatabase,
} from "#tests/worker/enquiry-outbox.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { hastenTimeLimits, visit } from "#tests/worker/site.ts";
import {
  ageCacheEntry,
  sandboxUrl,
  setFaults,
  storeIsDown,
  storePath,
  takeStoreCalls,
} from "#tests/worker/store.ts";

const token = env.HOOK_TOKEN;
const commit = /^([0-9a-f]{7,12}|unknown)$/;

function fetchDeepHealth(headers: Record<string, string> = { Authorization: `Bearer ${token}` }) {
  return visit("/healthz?deep=1", { headers });
}

describe("/healthz", () => {
  it("reports the deployed version and uses neither the database nor other services", async () => {
    await setFaults(storeIsDown, formServiceIsDown);
    const response = await withoutDatabase(() => visit("/healthz"));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    const { id, timestamp } = env.DEPLOYED_VERSION;
    expect(await response.json()).toEqual({
      status: "ok",
      version: id,
      commit: expect.stringMatching(commit),
      builtAt: timestamp,
    });
    expect(await takeStoreCalls()).toEqual([]);
  });

  it.each(["/healthz", "/healthz?deep=1"])("%s is not cached and not indexed", async (path) => {
    const { headers } = await visit(path, { headers: { Authorization: `Bearer ${token}` } });
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("CDN-Cache-Control")).toBeNull();
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(headers.get("ETag")).toBeNull();
  });

  it("responds to HEAD without a body", async () => {
    const response = await visit("/healthz", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });
});

describe("/healthz?deep=1", () => {
  it.each([
    ["no token", {}],
    ["another token", { Authorization: "Bearer nonsense" }],
    ["part of the token", { Authorization: `Bearer ${token.slice(0, -1)}` }],
    ["the token in another scheme", { Authorization: `Basic ${token}` }],
  ])(
    "responds with 401 to a request with %s and does not call the store",
    async (_, headers: Record<string, string>) => {
      const response = await fetchDeepHealth(headers);
      expect(response.status).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(await takeStoreCalls()).toEqual([]);
    },
  );

  it("checks every dependency and stores nothing in any of them", async () => {
    const response = await fetchDeepHealth();
    expect(response.status).toBe(200);
    const ok = { status: "ok", durationMs: expect.any(Number) };
    expect(await response.json()).toEqual({
      status: "ok",
      version: env.DEPLOYED_VERSION.id,
      commit: expect.stringMatching(commit),
      builtAt: env.DEPLOYED_VERSION.timestamp,
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
      backupAgeDays: null,
      catalogueAgeSeconds: null,
    });
    expect(await takeStoreCalls()).toEqual([`GET ${storePath}/products?offset=0&limit=100`]);
    expect(await readInbox()).toEqual([]);
    expect(await listEnquiries()).toEqual([]);
    expect((await env.CATALOGUE.list()).keys).toEqual([]);
  });

  it("works with other parameters in the query", async () => {
    const response = await visit("/healthz?probe=7&deep=1", {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toMatchObject({ checks: { store: { status: "ok" } } });
  });

  it("reports how many enquiries wait, for how long, and the age of the cached catalogue", async () => {
    await postWhileServiceIsDown();
    await ageEnquiries(1_800_000);
    await postEnquiry(newEnquiry());
    await postEnquiry({ ...validEnquiry, second_subject: "https://spam.example" });
    await visit("/products");
    await ageCacheEntry("list", 45_000);
    expect(await (await fetchDeepHealth()).json()).toMatchObject({
      enquiries: { undelivered: 2, oldestAgeSeconds: 1_800 },
      catalogueAgeSeconds: 45,
    });
  });

  it("reports 'degraded' with status 200 when the form service is down, since enquiries are stored", async () => {
    await setFaults(formServiceIsDown);
    const response = await fetchDeepHealth();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: "degraded",
      checks: { formService: { status: "failed", reason: "HTTP 503" }, store: { status: "ok" } },
    });
  });

  it("reports 'degraded' when the form service responds and has accepted nothing for an hour", async () => {
    await setFaults({ method: "POST", path: "/form", kind: "json", body: { ok: false } });
    await postEnquiry(validEnquiry);
    await ageEnquiries(3_601_000);
    const response = await fetchDeepHealth();
    expect(response.status).toBe(200);
    const reason = "An enquiry has not been delivered for more than an hour";
    expect(await response.json()).toMatchObject({
      status: "degraded",
      checks: { formService: { status: "ok" }, relay: { status: "failed", reason } },
      enquiries: { undelivered: 1 },
    });
  });

  it("reports a broken promise beside the services, until an operator marks it as kept, or as spam", async () => {
    await postEnquiry(newEnquiry());
    await postEnquiry({ ...validEnquiry, second_subject: "https://spam.example" });
    const report = async () => (await fetchDeepHealth()).json();
    expect(await report()).toMatchObject({ status: "ok", promises: { status: "kept" } });
    await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 1");
    const broken = { status: "broken", broken: 2 };
    expect(await report()).toMatchObject({ status: "ok", promises: broken });
    await setFaults(formServiceIsDown);
    expect(await report()).toMatchObject({ status: "degraded", promises: broken });
    await setFaults();
    await env.ENQUIRIES.exec("UPDATE enquiries SET replied_at = 2 WHERE is_suspect = 0");
    await env.ENQUIRIES.exec("UPDATE enquiries SET closed_at = 2 WHERE is_suspect = 1");
    expect(await report()).toMatchObject({ status: "ok", promises: { status: "kept" } });
  });

  it.each([
    [
      "is full",
      "CREATE TRIGGER full BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, 'full'); END",
      "DROP TRIGGER full",
    ],
    [
      "lacks a column of the newest migration",
      "ALTER TABLE enquiries RENAME COLUMN is_flood TO away",
      "ALTER TABLE enquiries RENAME COLUMN away TO is_flood",
    ],
    [
      "lacks the columns of quotes",
      "ALTER TABLE enquiries RENAME COLUMN quote_key TO away",
      "ALTER TABLE enquiries RENAME COLUMN away TO quote_key",
    ],
  ])("reports 'down' while no form can be stored, since the database %s", async (_, fault, end) => {
    expectConsoleErrors(1);
    await env.ENQUIRIES.exec(fault);
    try {
      const response = await fetchDeepHealth();
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({
        status: "down",
        checks: { database: { status: "failed", reason: "It failed; see the log" } },
      });
      expect((await postEnquiry(validEnquiry)).status).toBe(503);
    } finally {
      await env.ENQUIRIES.exec(end);
    }
    expect((await fetchDeepHealth()).status).toBe(200);
  });

  it("reports 'down' while the database hangs", async () => {
    const wait = setTimeout;
    const timer = vi.spyOn(globalThis, "setTimeout");
    timer.mockImplementation((work, ms = 0, ...args) => wait(work, ms / 100, ...args));
    const batch = vi.spyOn(env.ENQUIRIES, "batch").mockReturnValue(new Promise(() => {}));
    const response = await fetchDeepHealth();
    timer.mockRestore();
    batch.mockRestore();
    expect(await response.json()).toMatchObject({
      status: "down",
      checks: { database: { status: "failed", reason: "No response within 5 seconds" } },
    });
  });

  it("reports 'down' with status 503 when the store is down", async () => {
    await setFaults(storeIsDown);
    const response = await fetchDeepHealth();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      status: "down",
      checks: { store: { status: "failed", reason: "HTTP 503: Service Unavailable" } },
    });
  });

  it("reports 'down' with status 503 and no internal details when the database is down", async () => {
    const response = await withoutDatabase(fetchDeepHealth);
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      status: "down",
      checks: { database: { status: "failed" }, kv: { status: "ok" } },
      enquiries: null,
    });
    for (const word of ["enquiries_away", "no such table", sandboxUrl, token]) {
      expect(text).not.toContain(word);
    }
  });

  it("waits five seconds for the form service and four for the store", async () => {
    hastenTimeLimits();
    await setFaults({ path: "/store/*", kind: "hang" }, { path: "/form", kind: "hang" });
    const response = await fetchDeepHealth();
    expect(response.status).toBe(503);
    const limits = vi.mocked(AbortSignal.timeout).mock.calls.map(([limitMs]) => limitMs);
    expect(limits.sort()).toEqual([4_000, 5_000]);
    expect(await response.json()).toMatchObject({
      checks: {
        store: { status: "failed", reason: "The store could not be reached in time" },
        formService: { status: "failed" },
        kv: { status: "ok" },
      },
    });
  });
});

describe("a page", () => {
  const microchipPath = `/products/${productIds.microchip}`;

  it.each(["/", "/about", microchipPath, "/no/such/page"])(
    "%s names the built commit once, in its head",
    async (path) => {
      const { commit } = await (await visit("/healthz")).json<{ commit: string }>();
      const html = await (await visit(path)).text();
      const head = html.slice(0, html.indexOf("</head>"));
      expect(head).toContain(`<meta name="version" content="${commit}">`);
      expect(html.split('name="version"')).toHaveLength(2);
    },
  );

  it("names the built commit even if it failed", async () => {
    expectConsoleErrors(1);
    await setFaults(storeIsDown);
    const page = await visit(microchipPath);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('<meta name="version"');
  });
});
