import { parseJson, readResponseText } from "#edge/http/limited-body.server.ts";
import { noteStoreStatus } from "#edge/log/log.server.ts";
import { StoreError } from "./store-error.ts";

export const storeTimeLimitMs = 4_000;
const maxResponseBytes = 2 * 1024 * 1024;

/** The store asks for a JSON content type in all calls, in those without a body, too. */
const jsonHeaders = { Accept: "application/json", "Content-Type": "application/json" };

/** Aborts the calls that share it when the store's time is up. */
export const storeDeadline = () => AbortSignal.timeout(storeTimeLimitMs);

/** A response that has been received completely. */
type StoreResponse = {
  status: number;
  statusText: string;
  isOk: boolean;
  /** Null if it is larger than 2 MB. */
  body: string | null;
  retryAfterMs: number | null;
};

/**
 * Reads JSON from the store, with one retry after a 5xx or an incomplete response.
 * @throws StoreError; for a status other than 2xx its message is 'HTTP {status}: {statusText}'
 */
export async function getJson(url: string, deadline: AbortSignal): Promise<unknown> {
  const init = { headers: jsonHeaders, signal: deadline };
  const first = await send(url, init).catch(() => null);
  const response = first && first.status < 500 ? first : await send(url, init);
  if (!response.isOk) throw httpError(response);
  return requireJson(response);
}

/** Posts JSON to the store once, without a retry. */
export function postJson(url: string, body: unknown, deadline: AbortSignal) {
  return send(url, {
    method: "POST",
    headers: jsonHeaders,
    body: JSON.stringify(body),
    signal: deadline,
  });
}

/** @throws StoreError if the body is not JSON, or larger than 2 MB */
export function requireJson(response: StoreResponse): unknown {
  if (response.body === null) {
    throw new StoreError("The store's response is larger than 2 MB", { status: response.status });
  }
  const json = parseJson(response.body);
  if (json !== undefined) return json;
  throw new StoreError("The store's response is not JSON", { status: response.status });
}

export function httpError({ status, statusText, retryAfterMs }: StoreResponse): StoreError {
  return new StoreError(`HTTP ${status}: ${statusText}`, { status, retryAfterMs });
}

async function send(url: string, init: RequestInit): Promise<StoreResponse> {
  try {
    // A redirect is a failure: followed with 307, it would order twice.
    const response = await fetch(url, { ...init, redirect: "manual" });
    const { status, statusText, ok } = response;
    const body = await readResponseText(response, maxResponseBytes);
    noteStoreStatus(status);
    const retryAfterMs = readRetryAfterMs(response.headers);
    return { status, statusText, isOk: ok, body, retryAfterMs };
  } catch (error) {
    noteStoreStatus(null);
    throw new StoreError("The store could not be reached in time", { cause: error });
  }
}

/** `Retry-After` in seconds; the form with a date is ignored. */
function readRetryAfterMs(headers: Headers): number | null {
  const value = headers.get("Retry-After") ?? "";
  return /^\d{1,6}$/.test(value) ? Number(value) * 1_000 : null;
}
