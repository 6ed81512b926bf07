import { log } from "~/log/log.server";

/** Whether the sender is within the limit. When the limit itself fails, it refuses nobody. */
export async function isWithinLimit(rateLimit: RateLimit, request: Request): Promise<boolean> {
  // Cloudflare puts the sender's address there. Requests without one share one limit.
  const key = request.headers.get("CF-Connecting-IP") ?? "unknown";
  try {
    return (await rateLimit.limit({ key })).success;
  } catch (error) {
    log.error("A rate limit failed", { error });
    return true;
  }
}
