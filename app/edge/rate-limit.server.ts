import { log } from "~/log/log.server";

/** Whether the visitor may do this once more. A limit that cannot be asked limits nobody. */
export async function isWithinLimit(rateLimit: RateLimit, request: Request): Promise<boolean> {
  // Cloudflare puts the visitor's address there; whoever has none shares one limit.
  const key = request.headers.get("CF-Connecting-IP") ?? "unknown";
  try {
    return (await rateLimit.limit({ key })).success;
  } catch (error) {
    log.error("The rate limit could not be asked", { error });
    return true;
  }
}
