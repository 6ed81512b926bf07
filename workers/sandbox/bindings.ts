/** The part of a KV namespace that the sandbox uses; tests have one in memory. */
export interface SandboxState {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options?: { expirationTtl: number }): Promise<void>;
  delete(key: string): Promise<void>;
  list(options: { prefix: string }): Promise<{ keys: { name: string }[] }>;
}

/** For orders, form posts and mails, so that a deployed sandbox does not grow without end. */
export const forThirtyDays = { expirationTtl: 30 * 24 * 60 * 60 };

export interface SandboxBindings {
  SANDBOX_STATE: SandboxState;
  /** The files of public/. */
  ASSETS?: { fetch(request: Request): Promise<Response> } | undefined;
  LATENCY_MS?: string;
  /** The queue of the mail service's events. */
  MAIL_EVENTS?: { send(event: unknown): Promise<unknown> } | undefined;
  /** The secret that the inbox, the mails and the faults need. */
  SANDBOX_TOKEN?: string | undefined;
  /** "open": without a token, the inbox, the mails and the faults are open to everybody. Any other value: they need the token. */
  SANDBOX_ACCESS?: string | undefined;
}

export interface SandboxEnv {
  Bindings: SandboxBindings;
}
