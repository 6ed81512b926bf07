import { CheckFailure, checkLimitMs } from "./run-check.server";

/**
 * Asks the form service with HEAD, which leaves nothing behind. Any answer below 500 will do: few of them say
 * more than 404 or 405 to it.
 * @throws CheckFailure
 */
export async function reachFormService(endpoint: string): Promise<void> {
  const response = await ask(endpoint);
  await response.body?.cancel();
  if (response.status >= 500) throw new CheckFailure(`HTTP ${response.status}`);
}

async function ask(endpoint: string): Promise<Response> {
  try {
    return await fetch(endpoint, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(checkLimitMs),
    });
  } catch {
    // What was thrown is not passed on, since the endpoint's address may be a secret.
    throw new CheckFailure("The form service cannot be reached in time");
  }
}
