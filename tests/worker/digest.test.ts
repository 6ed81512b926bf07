import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { digestCron } from "../../app/operators/figures/digest-cron";
import { productIds } from "../../workers/sandbox/product-ids";
import {
  aTypedEnquiry,
  forgetEnquiries,
  formServiceIsDown,
  letTimePass,
  listRows,
  post,
  postWhileServiceIsDown,
  readInbox,
  runCron,
} from "./enquiry-outbox";
import { expectConsoleErrors } from "./fail-on-console-error";
import { forgetCopies, letTheClockRun, setFaults, storeIsDown, visit } from "./site";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const microchipPath = `/products/${productIds.microchip}`;
let info: MockInstance<typeof console.info>;

type Digest = Record<string, unknown>;

const digests = (): Digest[] =>
  info.mock.calls
    .map(([line]) => JSON.parse(String(line)))
    .filter(({ message }) => message === "The week in figures");

async function readDigest(): Promise<Digest> {
  await runCron({ cron: digestCron });
  const digest = digests().at(-1);
  if (!digest) throw new Error("No digest was logged");
  return digest;
}

type Row = { day: string; route: string; requests: number; store_errors: number };

async function listFigures(): Promise<Row[]> {
  const { results } = await env.ENQUIRIES.prepare(
    "SELECT * FROM request_figures ORDER BY day, route",
  ).all<Row>();
  return results;
}

/** What was counted is in the database, once it is time for that. */
async function waitForFigures(expected: Partial<Row>[]): Promise<void> {
  await vi.waitFor(async () => expect(await listFigures()).toMatchObject(expected));
}

async function keepFigures(daysAgo: number, route: string, totalMs: number, longestMs: number) {
  const day = new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
  await env.ENQUIRIES.prepare("INSERT INTO request_figures VALUES (?1, ?2, 10, ?3, ?4, 1)")
    .bind(day, route, totalMs, longestMs)
    .run();
}

beforeEach(async () => {
  // What an earlier test counted is taken now, and forgotten.
  letTheClockRun(2 * minuteMs);
  await setFaults();
  await visit("/about");
  await vi.waitFor(async () => expect(await listFigures()).not.toEqual([]));
  await env.ENQUIRIES.exec("DELETE FROM request_figures");
  await forgetEnquiries();
  await forgetCopies();
  info = vi.spyOn(console, "info").mockImplementation(() => {});
  return () => info.mockRestore();
});

describe("counting requests", () => {
  it("adds them to the day's figures of their route, a minute after the last time", async () => {
    await visit("/about");
    await visit("/blog/choosing-iata-crate");
    await visit("/products/..%2fcheckout");
    await visit("/healthz");
    expect(await listFigures()).toEqual([]);
    letTheClockRun(minuteMs);
    await visit("/about");
    const day = new Date().toISOString().slice(0, 10);
    const expected = [
      { day, route: "/about", requests: 2, store_errors: 0 },
      { day, route: "/blog/:article", requests: 1 },
      { day, route: "none", requests: 1 },
    ];
    await waitForFigures(expected);

    letTheClockRun(minuteMs);
    await visit("/about");
    await waitForFigures([{ route: "/about", requests: 3 }, expected[1] ?? {}, expected[2] ?? {}]);
  });

  it("counts each failure of the store, also of what is asked behind a response", async () => {
    expectConsoleErrors(1);
    await visit("/products");
    await vi.waitFor(async () => expect((await env.CATALOGUE.list()).keys).toHaveLength(1));
    letTheClockRun(minuteMs);
    await visit("/about");
    await vi.waitFor(async () => expect(await listFigures()).toHaveLength(2));
    await setFaults(storeIsDown);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    // An old copy of the list, and none of the product.
    expect((await visit("/products")).status).toBe(200);
    expect((await visit(microchipPath)).status).toBe(503);
    await vi.waitFor(() => expect(warn.mock.calls.join()).toContain("could not be refreshed"));
    warn.mockRestore();
    letTheClockRun(minuteMs);
    await visit("/about");
    await waitForFigures([
      { route: "/about", store_errors: 0 },
      { route: "/products", requests: 2, store_errors: 2 },
      { route: "/products/:productId", requests: 1, store_errors: 2 },
    ]);
  });

  it("hurts no answer when the database is down", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await env.ENQUIRIES.exec("ALTER TABLE request_figures RENAME TO figures_away");
    letTheClockRun(minuteMs);
    expect((await visit("/about")).status).toBe(200);
    await vi.waitFor(() => expect(warn.mock.calls.join()).toContain("could not be kept"));
    await env.ENQUIRIES.exec("ALTER TABLE figures_away RENAME TO request_figures");
    warn.mockRestore();
  });
});

describe("the digest", () => {
  it("tells of the enquiries of the last seven days, in one line", async () => {
    await postWhileServiceIsDown();
    await letTimePass(2 * hourMs);
    await setFaults();
    await runCron();
    await post(aTypedEnquiry);
    await vi.waitFor(async () => expect(await readInbox()).toHaveLength(2));
    await vi.waitFor(async () => {
      expect((await listRows()).every(({ delivered_at }) => delivered_at !== null)).toBe(true);
    });
    await post({ ...aTypedEnquiry, second_subject: "https://spam.example" });
    await setFaults(formServiceIsDown);
    await post(aTypedEnquiry);
    await vi.waitFor(async () => {
      expect((await listRows()).at(-1)).toMatchObject({ last_failure: "HTTP 503" });
    });
    await letTimePass(hourMs);

    expect(await readDigest()).toMatchObject({
      level: "info",
      since: new Date(Date.now() - 7 * dayMs).toISOString(),
      enquiries: {
        received: 4,
        delivered: 2,
        spam: 1,
        waiting: 1,
        oldestWaitingSeconds: 3_600,
        medianDeliverySeconds: 3_600,
        longestDeliverySeconds: 7_200,
      },
    });
    expect(digests()).toHaveLength(1);
    expect(JSON.stringify(digests())).not.toContain("Asha");
  });

  it("leaves out what is older, but not what still waits", async () => {
    await setFaults(formServiceIsDown);
    await post(aTypedEnquiry);
    await letTimePass(8 * dayMs);
    expect(await readDigest()).toMatchObject({
      enquiries: { received: 0, delivered: 0, waiting: 1, oldestWaitingSeconds: 691_200 },
    });
  });

  it("tells how many requests there were, which routes were slowest, and how the store did", async () => {
    for (const [route, totalMs, longestMs] of [
      ["/", 20, 9],
      ["/products", 400, 90],
      ["/checkout", 9_000, 4_100],
      ["/contact", 300, 80],
      ["/cart", 30, 7],
      ["/blog", 40, 8],
    ] as const) {
      await keepFigures(0, route, totalMs, longestMs);
    }
    await keepFigures(6, "/products", 800, 700);
    await keepFigures(9, "/about", 90_000, 9_000);
    expect(await readDigest()).toMatchObject({
      requests: 70,
      storeErrors: 7,
      slowestRoutes: [
        { route: "/checkout", requests: 10, meanMs: 900, longestMs: 4_100 },
        { route: "/products", requests: 20, meanMs: 60, longestMs: 700 },
        { route: "/contact", requests: 10, meanMs: 30, longestMs: 80 },
        { route: "/blog", requests: 10, meanMs: 4, longestMs: 8 },
        { route: "/cart", requests: 10, meanMs: 3, longestMs: 7 },
      ],
    });
  });

  it("counts what this isolate has not handed over yet", async () => {
    await visit("/about");
    await visit("/faq");
    expect(await readDigest()).toMatchObject({ requests: 2, storeErrors: 0 });
  });

  it("erases figures that are older than 35 days", async () => {
    await keepFigures(36, "/old", 1, 1);
    await keepFigures(35, "/kept", 1, 1);
    await readDigest();
    expect(await listFigures()).toMatchObject([{ route: "/kept" }]);
  });

  it("relays nothing, and fails when the database is down", async () => {
    await postWhileServiceIsDown();
    await setFaults();
    await letTimePass(minuteMs);
    await readDigest();
    expect(await readInbox()).toEqual([]);
    await env.ENQUIRIES.exec("ALTER TABLE request_figures RENAME TO figures_away");
    const outcome = await readDigest().then(
      () => "done",
      () => "failed",
    );
    await env.ENQUIRIES.exec("ALTER TABLE figures_away RENAME TO request_figures");
    expect(outcome).toBe("failed");
  });
});

describe("any other cron trigger", () => {
  it.each([{ cron: "*/5 * * * *" }, { cron: "" }, { cron: "0 0 1 1 *" }, {}])(
    "%j relays what waits, and writes no digest",
    async (event) => {
      await postWhileServiceIsDown();
      await setFaults();
      await letTimePass(minuteMs);
      await runCron(event);
      expect(await readInbox()).toHaveLength(1);
      expect(digests()).toEqual([]);
    },
  );
});
