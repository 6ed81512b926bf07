import * as v from "valibot";

type SandboxStateKeys = { keys: { name: string }[] } & (
  | { list_complete: true }
  | { list_complete: false; cursor: string }
);

/** What the sandbox uses of a KV namespace, so that plain Node can offer the same. */
export interface SandboxState {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options?: { expirationTtl?: number }): Promise<void>;
  delete(key: string): Promise<void>;
  list(options: { prefix: string; cursor?: string }): Promise<SandboxStateKeys>;
}

export interface PictureFiles {
  fetch(request: Request): Promise<Response>;
}

export interface SandboxBindings {
  SANDBOX_STATE: SandboxState;
  ASSETS?: PictureFiles;
  LATENCY_MS?: string;
}

export interface SandboxEnv {
  Bindings: SandboxBindings;
}

const latencySchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "LATENCY_MS must be a whole number of milliseconds, at most 99999."),
  v.transform(Number),
);

export function parseLatencyMs(bindings: SandboxBindings): number {
  return v.parse(latencySchema, bindings.LATENCY_MS ?? "0");
}
