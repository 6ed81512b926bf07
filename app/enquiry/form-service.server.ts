import type { ClaimedEnquiry } from "./outbox.server";

const timeLimitMs = 10_000;

/**
 * Hands the enquiry to the form service. The id goes along as the Idempotency-Key, so that a second
 * try after a lost answer is not a second enquiry. Returns what went wrong, or null.
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
      // A service that answers with another address would be sent the enquiry without its words.
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimitMs),
    });
    await response.body?.cancel();
    return response.ok ? null : `HTTP ${response.status}`;
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    return isTimeout ? "No answer in time" : "The form service cannot be reached";
  }
}
