import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { productIds } from "../../workers/sandbox/product-ids";
import {
  aTypedEnquiry,
  forgetEnquiries,
  formServiceIsDown,
  letTimePass,
  post,
  postWhileServiceIsDown,
  readInbox,
} from "./enquiry-outbox";
import { expectConsoleErrors } from "./fail-on-console-error";
import {
  ageCopy,
  forgetCopies,
  letTheClockRun,
  sandboxUrl,
  setFaults,
  storeIsDown,
  storePath,
  takeStoreCalls,
  visit,
} from "./site";

const token = env.HOOK_TOKEN;
const commit = /^([0-9a-f]{7,12}|unknown)$/;

function askDeep(headers: Record<string, string> = { Authorization: `Bearer ${token}` }) {
  return visit("/healthz?deep=1", { headers });
}

async function withoutDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  await env.ENQUIRIES.exec("ALTER TABLE enquiries RENAME TO enquiries_away");
  try {
    return await work();
  } finally {
    await env.ENQUIRIES.exec("ALTER TABLE enquiries_away RENAME TO enquiries");
  }
}

beforeEach(async () => {
  letTheClockRun(120_000);
  await setFaults();
  await forgetEnquiries();
  await forgetCopies();
  await takeStoreCalls();
});

describe("/healthz", () => {
  it("says which version runs, and asks nobody", async () => {
    await setFaults(storeIsDown, formServiceIsDown);
    const answer = await withoutDatabase(() => visit("/healthz"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
    const { id, timestamp } = env.DEPLOYED_VERSION;
    expect(await answer.json()).toEqual({
      status: "ok",
      version: id,
      commit: expect.stringMatching(commit),
      builtAt: timestamp,
    });
    expect(await takeStoreCalls()).toEqual([]);
  });

  it.each(["/healthz", "/healthz?deep=1"])(
    "%s is kept by no cache and no search engine",
    async (path) => {
      const { headers } = await visit(path, { headers: { Authorization: `Bearer ${token}` } });
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("CDN-Cache-Control")).toBeNull();
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
      expect(headers.get("ETag")).toBeNull();
    },
  );

  it("answers HEAD, for monitors that ask so", async () => {
    const answer = await visit("/healthz", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });
});

describe("/healthz?deep=1", () => {
  it.each([
    ["no token", {}],
    ["another token", { Authorization: "Bearer nonsense" }],
    ["part of the token", { Authorization: `Bearer ${token.slice(0, -1)}` }],
    ["the token in another scheme", { Authorization: `Basic ${token}` }],
  ])("refuses who sends %s, and asks nobody", async (_, headers: Record<string, string>) => {
    const answer = await askDeep(headers);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await takeStoreCalls()).toEqual([]);
  });

  it("asks all that the site stands on, and leaves nothing behind", async () => {
    const answer = await askDeep();
    expect(answer.status).toBe(200);
    const ok = { status: "ok", durationMs: expect.any(Number) };
    expect(await answer.json()).toEqual({
      status: "ok",
      version: env.DEPLOYED_VERSION.id,
      commit: expect.stringMatching(commit),
      builtAt: env.DEPLOYED_VERSION.timestamp,
      checks: { kv: ok, database: ok, store: ok, formService: ok },
      enquiries: { undelivered: 0, oldestAgeSeconds: null },
      catalogueAgeSeconds: null,
    });
    expect(await takeStoreCalls()).toEqual([`GET ${storePath}/products?offset=0&limit=100`]);
    expect(await readInbox()).toEqual([]);
    expect((await env.CATALOGUE.list()).keys).toEqual([]);
  });

  it("is asked in spite of what else is in its query", async () => {
    const answer = await visit("/healthz?probe=7&deep=1", {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject({ checks: { store: { status: "ok" } } });
  });

  it("tells how many enquiries wait and for how long, and how old the catalogue is", async () => {
    await postWhileServiceIsDown();
    await letTimePass(3_600_000);
    await post(aTypedEnquiry);
    await post({ ...aTypedEnquiry, second_subject: "https://spam.example" });
    await visit("/products");
    await ageCopy("list", 45_000);
    expect(await (await askDeep()).json()).toMatchObject({
      enquiries: { undelivered: 2, oldestAgeSeconds: 3_600 },
      catalogueAgeSeconds: 45,
    });
  });

  it("is degraded while the form service is down: enquiries are kept", async () => {
    await setFaults(formServiceIsDown);
    const answer = await askDeep();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: "degraded",
      checks: { formService: { status: "failed", reason: "HTTP 503" }, store: { status: "ok" } },
    });
  });

  it("is down while the store is", async () => {
    await setFaults(storeIsDown);
    const answer = await askDeep();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: "down",
      checks: { store: { status: "failed", reason: "HTTP 503: Service Unavailable" } },
    });
  });

  it("is down while the database is, and says nothing of its insides", async () => {
    const answer = await withoutDatabase(askDeep);
    expect(answer.status).toBe(503);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      status: "down",
      checks: { database: { status: "failed" }, kv: { status: "ok" } },
      enquiries: null,
    });
    for (const word of ["enquiries_away", "no such table", sandboxUrl, token]) {
      expect(text).not.toContain(word);
    }
  });

  it("waits no longer than six seconds for a store that hangs", { timeout: 10_000 }, async () => {
    vi.useRealTimers();
    const fault = { kind: "delay", delayMs: 8_000 };
    await setFaults({ path: "/store/*", ...fault }, { path: "/form", ...fault });
    const startedAtMs = performance.now();
    const answer = await askDeep();
    expect(answer.status).toBe(503);
    expect(performance.now() - startedAtMs).toBeLessThan(6_500);
    expect(await answer.json()).toMatchObject({
      checks: {
        store: { status: "failed", reason: "The store could not be reached in time" },
        formService: { status: "failed" },
        kv: { status: "ok" },
      },
    });
  });
});

describe("the source of a page", () => {
  const microchipPath = `/products/${productIds.microchip}`;

  it.each(["/", "/about", microchipPath, "/no/such/page"])(
    "%s says which commit it is of, once, in its head",
    async (path) => {
      const { commit } = await (await visit("/healthz")).json<{ commit: string }>();
      const html = await (await visit(path)).text();
      const head = html.slice(0, html.indexOf("</head>"));
      expect(head).toContain(`<meta name="version" content="${commit}">`);
      expect(html.split('name="version"')).toHaveLength(2);
    },
  );

  it("says so where it failed", async () => {
    expectConsoleErrors(1);
    await setFaults(storeIsDown);
    const page = await visit(microchipPath);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('<meta name="version"');
  });
});
