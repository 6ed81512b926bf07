import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import type { SandboxEnv } from "./bindings";

const latencySchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "LATENCY_MS must be a whole number of milliseconds, at most 99999."),
  v.transform(Number),
);

/** Delays each response by LATENCY_MS. */
export const simulateLatency = createMiddleware<SandboxEnv>(async (c, next) => {
  const latencyMs = v.parse(latencySchema, c.env.LATENCY_MS ?? "0");
  if (latencyMs > 0) await wait(latencyMs, c.req.raw.signal);
  await next();
});

/** Resolves after the given time, or as soon as the signal is aborted. */
export function wait(durationMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, durationMs);
    signal?.addEventListener("abort", finish);
    if (signal?.aborted) finish();
  });
}
