import * as v from "valibot";
import { productsTag, productTag } from "~/edge/cache-policy";
import { plainAnswer } from "~/edge/plain-answer";
import { readJson } from "~/edge/read-json.server";
import type { Catalogue } from "~/shop/catalogue/catalogue.server";
import type { OperatorContext } from "./operator-context.server";
import { refuseStranger } from "./operators-only.server";
import { refreshRequestSchema } from "./refresh-request";

/**
 * Replaces the copies of the list and of the named products, then removes pages that show them from the edge
 * cache. Answers what became of each: 200, or 502 where something failed; without a token of our own it is 404.
 */
export async function refreshCatalogue(
  request: Request,
  { hookToken, purgeTags }: Pick<OperatorContext, "hookToken" | "purgeTags">,
  catalogue: Pick<Catalogue, "refresh">,
): Promise<Response> {
  const refused = await refuseStranger(request, hookToken);
  if (refused) return refused;
  const wanted = v.safeParse(refreshRequestSchema, await readJson(request));
  if (!wanted.success) return plainAnswer(400, wanted.issues[0].message);

  const productIds = [...new Set(wanted.output.products)];
  const refreshed = await catalogue.refresh(productIds);
  // After the copies, or pages would be rendered from the old ones again.
  const edgeCache = await purgeTags([productsTag, ...productIds.map(productTag)]);
  const outcomes = [refreshed.list, ...Object.values(refreshed.products), edgeCache];
  const status = outcomes.includes("failed") ? 502 : 200;
  return Response.json({ ...refreshed, edgeCache }, { status });
}
