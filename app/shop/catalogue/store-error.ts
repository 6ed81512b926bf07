type Details = { status?: number | null; retryAfterMs?: number | null; cause?: unknown };

const shortestPauseMs = 10_000;
const longestPauseMs = 60_000;

/** The store refused a call, failed, could not be reached, or answered what cannot be read. */
export class StoreError extends Error {
  override name = "StoreError";
  /** The HTTP status of the store's answer, or null when there was none to speak of. */
  readonly status: number | null;
  /** How long the store asks to be left alone, or null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(message: string, { status = null, retryAfterMs = null, cause }: Details = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** How long it is to be left alone: ten seconds, or as long as it asks for, up to a minute. */
  get pauseMs(): number {
    return Math.min(Math.max(this.retryAfterMs ?? 0, shortestPauseMs), longestPauseMs);
  }
}

/** When whoever got this failure may try again. */
export function retryHeaders(error: StoreError): { "Retry-After": string } {
  return { "Retry-After": String(Math.ceil(error.pauseMs / 1_000)) };
}
