type Details = { status?: number | null; retryAfterMs?: number | null; cause?: unknown };

const minBackoffMs = 10_000;
const maxBackoffMs = 60_000;

/** The store refused a call, failed, could not be reached, or sent a response that cannot be parsed. */
export class StoreError extends Error {
  override name = "StoreError";
  /** The HTTP status of the store's response, or null if there was no response. */
  readonly status: number | null;
  /** The wait that the store asked for in `Retry-After`, or null. */
  readonly retryAfterMs: number | null;

  constructor(message: string, { status = null, retryAfterMs = null, cause }: Details = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** How long to leave the store alone: ten seconds, or the time that it asked for, up to a minute. */
  get backoffMs(): number {
    return Math.min(Math.max(this.retryAfterMs ?? 0, minBackoffMs), maxBackoffMs);
  }
}

/** Tells the client of a failed request when the store will be called again. */
export function retryHeaders(error: StoreError): { "Retry-After": string } {
  return { "Retry-After": String(Math.ceil(error.backoffMs / 1_000)) };
}
