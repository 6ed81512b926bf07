import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { requireToken } from "#workers/sandbox/access.ts";
import type { SandboxEnv, SandboxState } from "#workers/sandbox/bindings.ts";
import { readJson } from "#workers/sandbox/read-json.ts";

const faultSchema = v.strictObject({
  kind: v.picklist([
    "status",
    "delay",
    "html",
    "redirect",
    "malformed",
    "half-body",
    "json",
    "hang",
    "mail-error",
    "lost-response",
  ]),
  method: v.optional(v.string()),
  path: v.pipe(v.string(), v.regex(/^[/*]/)),
  delayMs: v.optional(v.number()),
  /** How many more requests it applies to; omitted, it applies until it is deleted. */
  times: v.optional(v.number()),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  retryAfterSeconds: v.optional(v.number()),
  url: v.optional(v.string()),
  /** The code of a mail-error. */
  code: v.optional(v.string()),
  body: v.optional(v.unknown()),
});

const faultsSchema = v.union([v.array(faultSchema), faultSchema]);

type Fault = v.InferOutput<typeof faultSchema>;

async function readFaults(state: SandboxState): Promise<Fault[]> {
  return JSON.parse((await state.get("faults")) ?? "[]");
}

async function writeFaults(state: SandboxState, faults: Fault[]): Promise<void> {
  await state.put("faults", JSON.stringify(faults));
}

export const faultRoutes = new Hono<SandboxEnv>();

// Web pages of other origins cannot change the faults: browsers ask first before a PUT or DELETE, and no response allows it.
faultRoutes.use(requireToken);

faultRoutes.get("/", async (c) => c.json(await readFaults(c.env.SANDBOX_STATE)));

faultRoutes.put("/", async (c) => {
  const faults = await readJson(c, faultsSchema);
  if (!faults.success) return c.json({ message: faults.message }, 400);
  await writeFaults(c.env.SANDBOX_STATE, [faults.output].flat());
  return c.json(faults.output);
});

faultRoutes.delete("/", async (c) => {
  await writeFaults(c.env.SANDBOX_STATE, []);
  return c.body(null, 204);
});

export const applyFaults = createMiddleware<SandboxEnv>(async (c, next) => {
  if (c.req.path === "/__faults") return next();
  const fault = await takeFault(c);
  if (fault?.delayMs) await wait(fault.delayMs, c.req.raw.signal);
  if (fault === undefined || fault.kind === "delay") return next();
  if (fault.kind === "lost-response") {
    await next();
    // Hono would add the headers of the real response to the broken one.
    c.res = undefined;
    c.res = halfResponse(new Headers());
    return;
  }
  return respondWithFault(fault, c.req.raw.signal);
});

/** Returns the first matching fault, and counts down its `times`. */
async function takeFault({ env, req }: Context<SandboxEnv>): Promise<Fault | undefined> {
  const faults = await readFaults(env.SANDBOX_STATE);
  const index = faults.findIndex(
    ({ method = req.method, path }) =>
      method === req.method && new URLPattern({ pathname: path }).test({ pathname: req.path }),
  );
  const fault = faults[index];
  if (fault?.times === undefined) return fault;
  const remaining = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
  await writeFaults(env.SANDBOX_STATE, faults.toSpliced(index, 1, ...remaining));
  return fault;
}

const halfOfList = '{"count":14,"offset":0,"products":[{"id":"prod_01';
const errorPage = "<!doctype html><title>Error</title><h1>Something went wrong</h1>";

// Longer than the time limit of any client.
const hangMs = 60_000;

async function respondWithFault(fault: Fault, signal: AbortSignal): Promise<Response> {
  const { kind, status, retryAfterSeconds, url = "/", code, body } = fault;
  const headers = new Headers({ "Content-Type": "application/json" });
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  switch (kind) {
    case "html":
      headers.set("Content-Type", "text/html; charset=utf-8");
      return new Response(errorPage, { status, headers });
    case "malformed":
      return new Response(halfOfList, { headers });
    case "half-body":
      return halfResponse(headers);
    case "redirect":
      return new Response(null, { status: status ?? 302, headers: { Location: url } });
    case "json":
      return Response.json(body);
    case "mail-error":
      return Response.json({ code, message: "Sandbox fault." }, { status: status ?? 400 });
    case "hang":
      await wait(hangMs, signal);
      return Response.json({ message: "Sandbox fault: hung." }, { status: 504 });
    default:
      return Response.json({ message: "Sandbox fault." }, { status: status ?? 500, headers });
  }
}

/** Declares a longer body than it sends, so that the connection breaks in the middle of the body. */
function halfResponse(headers: Headers): Response {
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
  // Without this header the server would compress the body and end it as if it were complete.
  headers.set("Content-Encoding", "identity");
  return new Response(readable, { headers });
}

/** Delays each response by LATENCY_MS. */
export const simulateLatency = createMiddleware<SandboxEnv>(async (c, next) => {
  await wait(Number(c.env.LATENCY_MS ?? 0), c.req.raw.signal);
  await next();
});

/** Resolves after the given time, or as soon as the signal is aborted. */
function wait(durationMs: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (durationMs === 0 || signal.aborted) resolve();
  const timer = setTimeout(resolve, durationMs);
  signal.addEventListener("abort", () => resolve());
  return promise.finally(() => clearTimeout(timer));
}
