import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { SandboxEnv } from "#workers/sandbox/bindings.ts";
import { catalogue, type Product } from "#workers/sandbox/catalogue/catalogue.ts";
import { simulateLatency } from "#workers/sandbox/faults/faults.ts";
import { randomId, sandboxStoreId } from "#workers/sandbox/ids.ts";
import { type Order, saveOrder } from "#workers/sandbox/payment/payment.ts";
import { readJson } from "#workers/sandbox/read-json.ts";

export const storeRoutes = new Hono<SandboxEnv>();

storeRoutes.use("/:storeId/*", simulateLatency, async (c, next) => {
  if (c.req.param("storeId") === sandboxStoreId) return next();
  return c.json({ message: "Store not found." }, 404);
});

/** A key that is given once. */
const single = v.pipe(
  v.strictTuple([v.string()]),
  v.transform(([value]) => value),
);
const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(single, v.digits(), v.toNumber(), v.minValue(minimum), v.maxValue(maximum));

const listQuerySchema = v.strictObject({
  "ids[]": v.optional(v.array(v.string())),
  offset: v.optional(wholeNumber(0, 1_000_000), ["0"]),
  limit: v.optional(wholeNumber(1, 100), ["100"]),
  order: v.optional(v.pipe(single, v.picklist(["ASC", "DESC"])), ["ASC"]),
  sort_by: v.optional(v.pipe(single, v.picklist(["order", "title", "created_at", "updated_at"])), [
    "order",
  ]),
  is_hidden: v.optional(v.pipe(single, v.picklist(["true", "false"]))),
  to_date: v.optional(v.pipe(single, v.toDate())),
});

const { compare } = new Intl.Collator("en", { numeric: true });

storeRoutes.get("/:storeId/products", (c) => {
  const query = v.safeParse(listQuerySchema, c.req.queries());
  if (!query.success) return c.json({ message: v.summarize(query.issues) }, 400);
  const { "ids[]": ids, offset, limit, order, sort_by, is_hidden, to_date } = query.output;
  const direction = order === "ASC" ? 1 : -1;
  const matches = catalogue
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .filter(({ created_at }) => to_date === undefined || new Date(created_at) <= to_date)
    .filter(() => is_hidden !== "true") // No product of this store is hidden.
    .toSorted((a, b) => direction * compare(String(a[sort_by]), String(b[sort_by])));
  const products = matches.slice(offset, offset + limit).map(toListItem);
  return respond(c, { count: matches.length, offset, limit, products });
});

function toListItem(product: Product) {
  const { media, status, created_at, updated_at, deleted_at, metadata, ...item } = product;
  return { ...item, images: media };
}

storeRoutes.get("/:storeId/products/:productId", (c) => {
  const product = catalogue.find(({ id }) => id === c.req.param("productId"));
  if (product === undefined) return c.json({ message: "Product not found." }, 404);
  return respond(c, { product });
});

/** Responds with JSON in which the paths of pictures are URLs of the requested origin. */
function respond(c: Context, body: object) {
  const { origin } = new URL(c.req.url);
  const text = JSON.stringify(body, (_, value: unknown) =>
    typeof value === "string" && value.startsWith("/cdn-ecommerce/") ? origin + value : value,
  );
  return c.body(text, 200, { "Content-Type": "application/json" });
}

const webAddressSchema = v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:/i));
const shortTextSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

const isTaken = (intl: () => unknown) => {
  try {
    intl();
    return true;
  } catch {
    return false;
  }
};
const localeSchema = v.pipe(
  shortTextSchema,
  v.check((tag) => isTaken(() => Intl.getCanonicalLocales(tag)), "must be a BCP 47 tag"),
);
const timeZoneSchema = v.pipe(
  shortTextSchema,
  v.check((timeZone) => isTaken(() => Intl.DateTimeFormat("en", { timeZone })), "must exist"),
);

/** Strict, so that a client that sends an amount gets an error: prices come from the store. */
const checkoutSchema = v.strictObject({
  items: v.pipe(
    v.array(v.strictObject({ variant_id: v.string(), quantity: quantitySchema })),
    v.minLength(1),
    v.maxLength(200),
  ),
  successUrl: webAddressSchema,
  cancelUrl: webAddressSchema,
  locale: localeSchema,
  timeZone: timeZoneSchema,
});

storeRoutes.post("/:storeId/checkout", async (c) => {
  const body = await readJson(c, checkoutSchema);
  if (!body.success) return c.json({ message: body.message }, 400);
  const { items, successUrl, cancelUrl } = body.output;
  const lines: Order["lines"] = [];
  const refuse = (status: 400 | 409, code: string, message: string) =>
    c.json({ message, code }, status);

  for (const { variant_id: variantId, quantity } of items) {
    const product = catalogue.find(({ variants }) => variants.some(({ id }) => id === variantId));
    const variant = product?.variants.find(({ id }) => id === variantId);
    const [price] = variant?.prices ?? [];
    if (product === undefined || variant === undefined || price === undefined) {
      return refuse(400, "variant_not_found", `There is no variant ${variantId} in this store.`);
    }
    const { title, inventory_quantity: stock } = variant;
    if (!product.purchasable) {
      return refuse(400, "product_not_purchasable", `${product.title} cannot be bought online.`);
    }
    const unitAmountPaise = price.sale_amount ?? price.amount;
    lines.push({
      variantId,
      productTitle: product.title,
      variantTitle: product.options.length > 0 ? title : null,
      quantity,
      unitAmountPaise,
      lineAmountPaise: unitAmountPaise * quantity,
    });
    const wanted = sum(lines.filter((line) => line.variantId === variantId).map((l) => l.quantity));
    if (stock !== null && wanted > stock) {
      const subject = `${product.title} (${title})`;
      const message = `Only ${stock} of ${subject} left; ${wanted} were requested.`;
      return refuse(409, "insufficient_inventory", message);
    }
  }

  const id = randomId("order");
  const totalPaise = sum(lines.map(({ lineAmountPaise }) => lineAmountPaise));
  const order = { id, lines, totalPaise, successUrl, cancelUrl };
  await saveOrder(c.env.SANDBOX_STATE, order);
  return c.json({ url: `${new URL(c.req.url).origin}/pay/${id}` });
});

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

storeRoutes.all("*", (c) => c.json({ message: "Not found." }, 404));
