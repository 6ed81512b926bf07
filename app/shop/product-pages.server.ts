import { href } from "react-router";
import type { Catalogue } from "./catalogue/catalogue.server";

/** With the four seconds of the list, little enough for whoever waits. */
const patienceMs = 800;

/**
 * The pages of the products, with the day on which the store last changed each; null where it does not
 * say in time. Throws a StoreError when there is no list to be had.
 */
export async function listProductPages(catalogue: Catalogue) {
  const products = await catalogue.listProducts();
  return Promise.all(
    products.map(async ({ id }) => {
      const product = await catalogue.findProductWithin(id, patienceMs);
      const changedOn = product?.updatedAt ? new Date(product.updatedAt) : null;
      return {
        path: href("/products/:productId", { productId: id }),
        changedOn: changedOn && !Number.isNaN(changedOn.getTime()) ? changedOn : null,
      };
    }),
  );
}
