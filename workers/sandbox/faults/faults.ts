import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { requireToken } from "#workers/sandbox/access.ts";
import type { SandboxEnv, SandboxState } from "#workers/sandbox/bindings.ts";
import { readJson } from "#workers/sandbox/read-json.ts";
import { databaseFaultRoutes } from "./database.ts";

const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));

const common = {
  method: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]+$/), v.toUpperCase())),
  // Without the characters that have a special meaning in URLPattern.
  path: v.pipe(v.string(), v.regex(/^[/*][^:?+(){}\\]*$/)),
  delayMs: v.optional(wholeNumber(0, 60_000)),
  /** How many more requests it applies to; omitted, it applies until it is deleted. */
  times: v.optional(wholeNumber(1, 1_000_000)),
};
const retryAfterSeconds = v.optional(wholeNumber(0, 86_400));
const errorStatus = wholeNumber(400, 599);

const faultSchema = v.variant("kind", [
  v.strictObject({
    ...common,
    kind: v.literal("status"),
    status: errorStatus,
    retryAfterSeconds,
  }),
  v.strictObject({
    ...common,
    kind: v.literal("html"),
    status: v.optional(v.union([v.literal(200), errorStatus]), 200),
    retryAfterSeconds,
  }),
  v.strictObject({ ...common, kind: v.literal("delay"), delayMs: wholeNumber(1, 60_000) }),
  v.strictObject({
    ...common,
    kind: v.literal("redirect"),
    status: v.picklist([301, 302, 303, 307, 308]),
    url: v.string(),
  }),
  v.strictObject({ ...common, kind: v.literal("json"), body: v.unknown() }),
  v.strictObject({
    ...common,
    kind: v.picklist(["malformed", "half-body", "hang"]),
  }),
]);

const faultListSchema = v.pipe(v.array(faultSchema), v.maxLength(100));

type Fault = v.InferOutput<typeof faultSchema>;

async function readFaults(state: SandboxState): Promise<Fault[]> {
  return v.parse(faultListSchema, JSON.parse((await state.get("faults")) ?? "[]"));
}

async function writeFaults(state: SandboxState, faults: Fault[]): Promise<void> {
  await state.put("faults", JSON.stringify(faults));
}

export const faultRoutes = new Hono<SandboxEnv>();

/** Otherwise any web page in the developer's browser could change the faults. */
faultRoutes.use(async (c, next) => {
  const { origin } = new URL(c.req.url);
  const isOtherSite = /^(cross|same)-site$/.test(c.req.header("Sec-Fetch-Site") ?? "");
  if (!isOtherSite && (c.req.header("Origin") ?? origin) === origin) return next();
  return c.json({ message: "Faults cannot be read or set from another site." }, 403);
});
faultRoutes.use(requireToken);

faultRoutes.route("/database", databaseFaultRoutes);

faultRoutes.get("/", async (c) => c.json(await readFaults(c.env.SANDBOX_STATE)));

const oneOrMoreSchema = v.pipe(
  v.unknown(),
  v.transform((body) => (Array.isArray(body) ? body : [body])),
  faultListSchema,
);

faultRoutes.put("/", async (c) => {
  const faults = await readJson(c, oneOrMoreSchema);
  if (!faults.success) return c.json({ message: faults.message }, 400);
  await writeFaults(c.env.SANDBOX_STATE, faults.output);
  return c.json(faults.output);
});

faultRoutes.delete("/", async (c) => {
  await writeFaults(c.env.SANDBOX_STATE, []);
  return c.body(null, 204);
});

export const applyFaults = createMiddleware<SandboxEnv>(async (c, next) => {
  if (/^\/__faults(\/|$)/.test(c.req.path)) return next();
  const { signal } = c.req.raw;
  const fault = await takeFault(c.env.SANDBOX_STATE, c.req.method, c.req.path);
  if (fault?.delayMs !== undefined) await wait(fault.delayMs, signal);
  if (fault === undefined || fault.kind === "delay") return next();
  return respondWithFault(fault, signal);
});

/** Returns the first matching fault, and counts down its `times`. */
async function takeFault(state: SandboxState, requestMethod: string, pathname: string) {
  const faults = await readFaults(state);
  const index = faults.findIndex(
    ({ method = requestMethod, path }) => method === requestMethod && matchesPath(path, pathname),
  );
  const fault = faults[index];
  if (fault?.times === undefined) return fault;
  const remaining = { ...fault, times: fault.times - 1 };
  await writeFaults(state, faults.toSpliced(index, 1, ...(remaining.times > 0 ? [remaining] : [])));
  return fault;
}

/** `*` matches any characters, slashes included. Everything else has to match exactly. */
export function matchesPath(pattern: string, pathname: string): boolean {
  return new URLPattern({ pathname: pattern }).test({ pathname });
}

const jsonHeaders = { "Content-Type": "application/json" };
const halfOfList = '{"count":14,"offset":0,"products":[{"id":"prod_01';

// Longer than the time limit of any client.
const hangMs = 60_000;

async function respondWithFault(
  fault: Exclude<Fault, { kind: "delay" }>,
  signal: AbortSignal,
): Promise<Response> {
  switch (fault.kind) {
    case "status":
      return Response.json({ message: `Sandbox fault: status ${fault.status}.` }, errorInit(fault));
    case "html": {
      const init = errorInit(fault);
      init.headers.set("Content-Type", "text/html; charset=utf-8");
      return new Response(errorPage(fault.status), init);
    }
    case "malformed":
      return new Response(halfOfList, { headers: jsonHeaders });
    case "half-body":
      return halfResponse();
    case "hang":
      await wait(hangMs, signal);
      return Response.json({ message: "Sandbox fault: hung." }, { status: 504 });
    case "redirect":
      return new Response(null, { status: fault.status, headers: { Location: fault.url } });
    case "json":
      return Response.json(fault.body);
  }
}

function errorInit({ status, retryAfterSeconds }: { status: number; retryAfterSeconds?: number }) {
  const headers = new Headers();
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  return { status, headers };
}

const errorPage = (status: number) => `<!doctype html>
<html lang="en"><head><title>${status} | Sandbox edge</title></head>
<body><h1>Something went wrong</h1><p>The origin did not respond. Ray ID: sandbox.</p></body></html>`;

/** Declares a longer body than it sends, so that the connection breaks in the middle of the body. */
function halfResponse(): Response {
  const text = new TextEncoder().encode(halfOfList);
  // FixedLengthStream exists only in workerd.
  const { readable, writable } =
    typeof FixedLengthStream === "undefined"
      ? new TransformStream<Uint8Array>()
      : new FixedLengthStream(2 * text.length);
  const writer = writable.getWriter();
  const breakOff = () => writer.abort(new Error("Sandbox fault: half a body."));
  // The client may have disconnected already.
  writer
    .write(text)
    .then(breakOff)
    .catch(() => {});
  // Without this header wrangler would compress the body and end it as if it were complete.
  return new Response(readable, { headers: { ...jsonHeaders, "Content-Encoding": "identity" } });
}

/** Delays each response by LATENCY_MS. */
export const simulateLatency = createMiddleware<SandboxEnv>(async (c, next) => {
  const latencyMs = Number(c.env.LATENCY_MS ?? "0");
  if (Number.isNaN(latencyMs)) throw new Error("LATENCY_MS must be a number of milliseconds.");
  if (latencyMs > 0) await wait(latencyMs, c.req.raw.signal);
  await next();
});

/** Resolves after the given time, or as soon as the signal is aborted. */
function wait(durationMs: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  const timer = setTimeout(resolve, durationMs);
  signal.addEventListener("abort", () => resolve());
  return promise.finally(() => clearTimeout(timer));
}
