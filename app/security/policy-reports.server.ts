import { matchPath } from "react-router";
import * as v from "valibot";
import { parseJson, readLimitedBody } from "~/edge/limited-body.server";
import { plainResponse } from "~/edge/plain-response";
import type { RouteTable } from "~/edge/route-table.server";
import { log } from "~/log/log.server";

const logIntervalMs = 60_000;
/** More kinds than pages break by themselves are made up by a client. */
const maxKinds = 20;

/** The part of a browser's report that is logged: nothing of it was typed by a visitor. */
const violationSchema = v.object({
  type: v.literal("csp-violation"),
  body: v.object({
    documentURL: v.string(),
    effectiveDirective: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
    /** A URL, or a word such as "inline". */
    blockedURL: v.nullish(v.string(), ""),
    disposition: v.picklist(["enforce", "report"]),
  }),
});
const reportsSchema = v.pipe(v.array(v.unknown()), v.maxLength(100));

type Violation = v.InferOutput<typeof violationSchema>["body"];

/** Counts violations by their kind in this isolate, and logs the counts once a minute at most. */
export function createViolationLog() {
  const counts = new Map<string, number>();
  let loggedAtMs = 0;

  return function count(violations: Violation[], routes: RouteTable, nowMs: number): void {
    for (const violation of violations) {
      const described = describe(violation, routes);
      const kind = counts.has(described) || counts.size < maxKinds ? described : "others";
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    if (counts.size === 0 || nowMs - loggedAtMs < logIntervalMs) return;
    log.warn("Browsers reported violations of the Content-Security-Policy", {
      violations: Object.fromEntries(counts),
    });
    counts.clear();
    loggedAtMs = nowMs;
  };
}

const countViolations = createViolationLog();

/** Receives what browsers report to the endpoint that security-headers.ts names. */
export async function receivePolicyReports(request: Request, routes: RouteTable) {
  const body = await readLimitedBody(request);
  const reports = v.safeParse(reportsSchema, parseJson((await body?.text()) ?? ""));
  if (!reports.success) return plainResponse(400, "These are no reports of a browser.");
  const violations = reports.output.flatMap((report) => {
    const violation = v.safeParse(violationSchema, report);
    return violation.success ? violation.output.body : [];
  });
  countViolations(violations, routes, Date.now());
  return new Response(null, { status: 204 });
}

/** Such as "enforce script-src-elem https://elsewhere.example at /products/:productId". */
function describe(violation: Violation, routes: RouteTable): string {
  const { disposition, effectiveDirective, blockedURL, documentURL } = violation;
  const blocked = URL.canParse(blockedURL) ? originOf(blockedURL) : wordOf(blockedURL);
  return `${disposition} ${effectiveDirective} ${blocked} at ${routeOf(documentURL, routes)}`;
}

/** The origin alone, since the rest may be about the visitor; of other URLs the scheme, such as "chrome-extension:". */
function originOf(address: string): string {
  const { origin, protocol } = new URL(address);
  return (origin === "null" ? protocol : origin).slice(0, 100);
}

const wordOf = (blocked: string) => (/^[a-z-]{1,40}$/.test(blocked) ? blocked : "unknown");

function routeOf(documentUrl: string, routes: RouteTable): string {
  if (!URL.canParse(documentUrl)) return "unknown";
  const { pathname } = new URL(documentUrl);
  if (routes.has(pathname)) return pathname;
  return [...routes.keys()].find((pattern) => matchPath(pattern, pathname)) ?? "unknown";
}
