type SandboxStateKeys = { keys: { name: string }[] } & (
  | { list_complete: true }
  | { list_complete: false; cursor: string }
);

/** The part of a KV namespace that the sandbox uses; createMemoryState provides it in plain Node. */
export interface SandboxState {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options?: { expirationTtl?: number }): Promise<void>;
  delete(key: string): Promise<void>;
  list(options: { prefix: string; cursor?: string }): Promise<SandboxStateKeys>;
}

/** The files of public/. */
export interface StaticFiles {
  fetch(request: Request): Promise<Response>;
}

/** The site's database of enquiries, which `npm start` lends to the sandbox; a deployed sandbox has none. */
export interface EnquiryDatabase {
  exec(sql: string): Promise<unknown>;
}

export interface SandboxBindings {
  SANDBOX_STATE: SandboxState;
  ASSETS?: StaticFiles | undefined;
  ENQUIRIES?: EnquiryDatabase | undefined;
  LATENCY_MS?: string;
  /** The secret that the inbox and the faults need. */
  SANDBOX_TOKEN?: string | undefined;
  /** "open": without a token, the inbox and the faults are open to everybody. Any other value: they need the token. */
  SANDBOX_ACCESS?: string | undefined;
}

export interface SandboxEnv {
  Bindings: SandboxBindings;
}
