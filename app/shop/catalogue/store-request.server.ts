import { noteStoreStatus } from "~/log/log.server";
import { StoreError } from "./store-error";

const storeTimeLimitMs = 4_000;

/** Ends whatever is done under it once the store has had its time. */
export const storeDeadline = () => AbortSignal.timeout(storeTimeLimitMs);

/** The store's answer, once it is here whole. */
type Answer = {
  status: number;
  statusText: string;
  isOk: boolean;
  body: string;
  retryAfterMs: number | null;
};

/**
 * Reads JSON from the store, asking a second time when it answered 5xx or its answer did not come
 * whole.
 * @throws StoreError; for a status other than 2xx its message is 'HTTP {status}: {statusText}'
 */
export async function getJson(url: string, deadline: AbortSignal): Promise<unknown> {
  const init = { headers: { Accept: "application/json" }, signal: deadline };
  const first = await receive(url, init).catch(() => null);
  const answer = first && first.status < 500 ? first : await receive(url, init);
  if (!answer.isOk) throw refusal(answer);
  return readJson(answer);
}

/** Sends JSON to the store once; whatever happens it is not sent again. */
export function postJson(url: string, body: unknown, deadline: AbortSignal): Promise<Answer> {
  return receive(url, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: deadline,
  });
}

/** @throws StoreError when the body is not JSON */
export function readJson(answer: Answer): unknown {
  const json = readJsonIfAny(answer);
  if (json !== undefined) return json;
  throw new StoreError("The store's answer is not JSON", { status: answer.status });
}

/** The body, which may be anything in a refusal; undefined where it is not JSON. */
export function readJsonIfAny(answer: Answer): unknown {
  try {
    return JSON.parse(answer.body);
  } catch {
    return undefined;
  }
}

/** An answer other than 2xx as an error (specification, section 7). */
export function refusal({ status, statusText, retryAfterMs }: Answer): StoreError {
  return new StoreError(`HTTP ${status}: ${statusText}`, { status, retryAfterMs });
}

async function receive(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, init);
    const { status, statusText, ok } = response;
    const body = await response.text();
    noteStoreStatus(status);
    const retryAfterMs = readRetryAfterMs(response.headers);
    return { status, statusText, isOk: ok, body, retryAfterMs };
  } catch (error) {
    noteStoreStatus(null);
    throw new StoreError("The store could not be reached in time", { cause: error });
  }
}

/** Retry-After in seconds; as a date it is not read. */
function readRetryAfterMs(headers: Headers): number | null {
  const value = headers.get("Retry-After") ?? "";
  return /^\d{1,6}$/.test(value) ? Number(value) * 1_000 : null;
}
