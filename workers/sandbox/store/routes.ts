import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import type { SandboxEnv } from "../bindings";
import { findProduct } from "../catalogue/catalogue";
import { describeIssues } from "../describe-issues";
import { randomId, sandboxStoreId } from "../ids";
import { simulateLatency } from "../latency";
import { saveOrder } from "../payment/order";
import { checkoutRequestSchema, priceOrder } from "./checkout";
import { listProducts, parseListQuery } from "./list-products";
import { presentListProduct, presentSingleProduct } from "./present-product";

const requireKnownStore = createMiddleware<SandboxEnv>(async (c, next) => {
  if (c.req.param("storeId") !== sandboxStoreId) {
    return c.json({ message: "Store not found." }, 404);
  }
  await next();
});

function originOf(request: Request): string {
  return new URL(request.url).origin;
}

export const storeRoutes = new Hono<SandboxEnv>();

storeRoutes.use("/:storeId/*", simulateLatency, requireKnownStore);

storeRoutes.get("/:storeId/products", (c) => {
  const query = parseListQuery(new URL(c.req.url).searchParams);
  if (typeof query === "string") return c.json({ message: query }, 400);
  const { count, page } = listProducts(query);
  const products = page.map((product) => presentListProduct(product, originOf(c.req.raw)));
  return c.json({ count, offset: query.offset, limit: query.limit, products });
});

storeRoutes.get("/:storeId/products/:productId", (c) => {
  const product = findProduct(c.req.param("productId"));
  if (product === undefined) return c.json({ message: "Product not found." }, 404);
  return c.json({ product: presentSingleProduct(product, originOf(c.req.raw)) });
});

storeRoutes.post("/:storeId/checkout", async (c) => {
  const body = await c.req.json<unknown>().catch(() => undefined);
  if (body === undefined) return c.json({ message: "The body is not JSON." }, 400);
  const request = v.safeParse(checkoutRequestSchema, body);
  if (!request.success) {
    return c.json({ message: describeIssues(request.issues, "field") }, 400);
  }
  const { items, successUrl, cancelUrl } = request.output;
  const priced = priceOrder(items);
  if (priced.rejection !== null) {
    const { status, code, message } = priced.rejection;
    return c.json({ message, code }, status);
  }
  const { lines, totalPaise } = priced;
  const id = randomId("order");
  await saveOrder(c.env.SANDBOX_STATE, {
    id,
    isPaid: false,
    lines,
    totalPaise,
    successUrl,
    cancelUrl,
  });
  return c.json({ url: `${originOf(c.req.raw)}/pay/${id}` });
});

storeRoutes.all("*", (c) => c.json({ message: "Not found." }, 404));
