import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RouteTable } from "~/edge/route-table.server";
import { createViolationLog, receivePolicyReports } from "./policy-reports.server";

const page = { id: "routes/page", searchParams: {}, isPage: true, takesPosts: false };
const routes: RouteTable = new Map([
  ["/", page],
  ["/products/:productId", page],
  ["/*", page],
]);

const warn = vi.spyOn(console, "warn");
beforeEach(() => void warn.mockReset().mockImplementation(() => {}));

const loggedViolations = () =>
  warn.mock.calls.map(([line]) => JSON.parse(String(line)).violations as object);

type Violation = Parameters<ReturnType<typeof createViolationLog>>[0][number];

const violation = (fields: Partial<Violation> = {}): Violation => ({
  documentURL: "https://marigold.example/",
  effectiveDirective: "script-src-elem",
  blockedURL: "https://elsewhere.example/x.js",
  disposition: "enforce",
  ...fields,
});

/** What the log has of one violation. */
function describeViolation(fields: Partial<Violation>): string[] {
  createViolationLog()([violation(fields)], routes, Date.now());
  return loggedViolations().flatMap((counts) => Object.keys(counts));
}

describe("a violation of the Content-Security-Policy", () => {
  it("is logged with its route and the origin of what was blocked, without paths and queries", () => {
    const described = describeViolation({
      documentURL: "https://marigold.example/products/prod_1?variant=secret",
      blockedURL: "https://elsewhere.example/secret.js?secret",
    });
    expect(described).toEqual([
      "enforce script-src-elem https://elsewhere.example at /products/:productId",
    ]);
  });

  it.each([
    ["inline", "inline"],
    ["trusted-types-sink", "trusted-types-sink"],
    ["", "unknown"],
    ["Call me on 98765", "unknown"],
    ["chrome-extension://abcdef/inject.js", "chrome-extension:"],
    ["data:text/html,secret", "data:"],
  ])("that blocked '%s' names it as %s", (blockedURL, named) => {
    expect(describeViolation({ blockedURL })).toEqual([`enforce script-src-elem ${named} at /`]);
  });

  it.each([
    ["https://marigold.example/there/is/none", "/*"],
    ["about:srcdoc", "unknown"],
    ["no address", "unknown"],
  ])("at %s is counted for the route %s", (documentURL, route) => {
    expect(describeViolation({ documentURL })).toEqual([
      `enforce script-src-elem https://elsewhere.example at ${route}`,
    ]);
  });
});

describe("the log of violations", () => {
  it("has one line a minute at most, with the counts since the last", () => {
    const count = createViolationLog();
    const start = Date.now();
    const enforced = "enforce script-src-elem https://elsewhere.example at /";
    count([violation(), violation()], routes, start);
    count([violation()], routes, start + 30_000);
    count([violation({ disposition: "report" })], routes, start + 59_999);
    expect(loggedViolations()).toEqual([{ [enforced]: 2 }]);
    count([], routes, start + 60_000);
    const reported = enforced.replace("enforce", "report");
    expect(loggedViolations()).toEqual([{ [enforced]: 2 }, { [enforced]: 1, [reported]: 1 }]);
  });

  it("has 20 kinds at most, and counts made-up ones together", () => {
    const madeUp = Array.from({ length: 1_000 }, (_, number) =>
      violation({ blockedURL: `https://made-up-${number}.example/` }),
    );
    createViolationLog()(madeUp, routes, Date.now());
    const [counts = {}] = loggedViolations();
    expect(Object.keys(counts)).toHaveLength(21);
    expect(counts).toHaveProperty("others", 980);
  });
});

describe("a post of reports", () => {
  const post = (body: string) =>
    receivePolicyReports(
      new Request("https://marigold.example/", { method: "POST", body }),
      routes,
    );

  it.each([
    ["that is not JSON", "<script>"],
    ["that is no list", "{}"],
    ["of more than 100 reports", JSON.stringify(Array(101).fill({}))],
    ["of more than 64 kB", JSON.stringify(["a".repeat(70_000)])],
  ])("%s is refused", async (_, body) => {
    expect((await post(body)).status).toBe(400);
  });

  it("may have reports of other kinds, which are not counted", async () => {
    const response = await post(JSON.stringify([{ type: "deprecation", body: { id: "x" } }, 7]));
    expect(response.status).toBe(204);
    expect(warn).not.toHaveBeenCalled();
  });
});
