import * as v from "valibot";
import { productsTag, productTag } from "#edge/caching/cache-policy.ts";
import { readJson } from "#edge/http/limited-body.server.ts";
import { plainResponse } from "#edge/http/plain-response.ts";
import { log } from "#edge/log/log.server.ts";
import {
  type OperatorContext,
  type PurgeResult,
  refuseWithoutToken,
} from "#edge/security/operator-access.server.ts";
import { isProductId } from "#shop/product/product-address.ts";
import type { Catalogue } from "./catalogue.server.ts";

const maxProducts = 40;

/** The body of POST /hooks/catalog: the products that changed in the store; none refreshes the list alone. */
const refreshRequestSchema = v.object(
  {
    products: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.check(isProductId, "One of the ids is not a product id."))),
        v.maxLength(maxProducts, `At most ${maxProducts} products can be refreshed at once.`),
      ),
      [],
    ),
  },
  'The body must be JSON such as { "products": ["prod_…"] }.',
);

/**
 * Replaces the cached list and the named products, then purges the pages that show them from the edge cache.
 * The response has the result for each: status 200, or 502 if something failed.
 */
export async function refreshCatalogue(
  request: Request,
  { hookToken, purgeTags }: Pick<OperatorContext, "hookToken" | "purgeTags">,
  catalogue: Pick<Catalogue, "refresh">,
): Promise<Response> {
  const refused = await refuseWithoutToken(request, hookToken);
  if (refused) return refused;
  const wanted = v.safeParse(refreshRequestSchema, await readJson(request));
  if (!wanted.success) return plainResponse(400, wanted.issues[0].message);

  const productIds = [...new Set(wanted.output.products)];
  const refreshed = await catalogue.refresh(productIds);
  // After the refresh: a page rendered before it would bring the old product back into the edge cache.
  const edgeCache = await purgeTags([productsTag, ...productIds.map(productTag)]);
  const results = [refreshed.list, ...Object.values(refreshed.products), edgeCache];
  const status = results.includes("failed") ? 502 : 200;
  return Response.json({ ...refreshed, edgeCache }, { status });
}

/** Purges by tag from the cache in front of the Worker, which does not exist locally. */
export async function purgeTags(
  cache: Pick<CacheContext, "purge"> | undefined,
  tags: string[],
): Promise<PurgeResult> {
  if (!cache) return "no-cache";
  try {
    const { success, errors } = await cache.purge({ tags });
    if (!success) log.error("The edge cache refused a purge", { tags, errors });
    return success ? "purged" : "failed";
  } catch (error) {
    log.error("The edge cache could not be purged", { tags, error });
    return "failed";
  }
}
