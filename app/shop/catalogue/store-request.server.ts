import { StoreError } from "./store-error";

const storeTimeLimitMs = 4_000;

/** Ends whatever is done under it once the store has had its time. */
export const storeDeadline = () => AbortSignal.timeout(storeTimeLimitMs);

/**
 * Reads JSON from the store, asking a second time when it answered 5xx or could not be reached.
 * @throws StoreError; for a status other than 2xx its message is 'HTTP {status}: {statusText}'
 */
export async function getJson(url: string, deadline: AbortSignal): Promise<unknown> {
  const init = { headers: { Accept: "application/json" }, signal: deadline };
  let response = await fetchOrNull(url, init);
  if (response === null || response.status >= 500) {
    await response?.body?.cancel();
    response = await send(url, init);
  }
  if (response.ok) return readJson(response);
  await response.body?.cancel();
  throw refusal(response);
}

/** Sends JSON to the store once; whatever happens it is not sent again. */
export function postJson(url: string, body: unknown, deadline: AbortSignal): Promise<Response> {
  return send(url, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: deadline,
  });
}

export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new StoreError("The store's answer is not JSON or did not arrive whole", {
      status: response.status,
      cause: error,
    });
  }
}

/** The body of a refusal, which may be anything; null where it is not JSON. */
export async function readRefusal(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/** An answer other than 2xx as an error (specification, section 7). */
export function refusal(response: Response): StoreError {
  return new StoreError(`HTTP ${response.status}: ${response.statusText}`, {
    status: response.status,
  });
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new StoreError("The store could not be reached in time", { cause: error });
  }
}

async function fetchOrNull(url: string, init: RequestInit): Promise<Response | null> {
  try {
    return await fetch(url, init);
  } catch {
    return null;
  }
}
