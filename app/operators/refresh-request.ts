import * as v from "valibot";
import { isProductId } from "~/shop/product/product-address";

const maxProducts = 40;

/** What POST /hooks/catalog takes: the products that have changed in the store; none means the list alone. */
export const refreshRequestSchema = v.object(
  {
    products: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.check(isProductId, "There is an id that is no product's."))),
        v.maxLength(maxProducts, `At most ${maxProducts} products can be refreshed at once.`),
      ),
      [],
    ),
  },
  'The body must be JSON such as { "products": ["prod_…"] }.',
);
