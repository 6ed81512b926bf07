import type { ClaimedEnquiry } from "./outbox.server";

const timeLimitMs = 10_000;

/**
 * Sends the enquiry to the form service. The id is the Idempotency-Key, so that a retry after a lost response
 * does not create a second enquiry. Returns a description of the failure, or null.
 */
export async function sendToFormService(
  endpoint: string,
  { id, name, email, phone, message, topic }: ClaimedEnquiry,
): Promise<string | null> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "Idempotency-Key": id,
      },
      body: JSON.stringify({ name, email, phone, message, topic }),
      // Following a redirect would send a GET request without the enquiry.
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimitMs),
    });
    await response.body?.cancel();
    return response.ok ? null : `HTTP ${response.status}`;
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    return isTimeout ? "No response in time" : "The form service cannot be reached";
  }
}
