import { log } from "~/log/log.server";

export type Purged = "purged" | "no-cache" | "failed";

/** Removes what carries one of the tags from the cache in front of the Worker; locally there is none. */
export async function purgeTags(cache: CacheContext | undefined, tags: string[]): Promise<Purged> {
  if (!cache) return "no-cache";
  try {
    const { success, errors } = await cache.purge({ tags });
    if (!success) log.error("The edge cache refused to be purged", { tags, errors });
    return success ? "purged" : "failed";
  } catch (error) {
    log.error("The edge cache could not be purged", { tags, error });
    return "failed";
  }
}
