import { type Context, Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import type { SandboxEnv, SandboxState } from "#workers/sandbox/bindings.ts";
import { type Html, page, sendPageHeaders } from "#workers/sandbox/page.ts";

const oneDaySeconds = 24 * 60 * 60;
const paiseSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const orderSchema = v.object({
  id: v.string(),
  isPaid: v.boolean(),
  lines: v.array(
    v.object({
      variantId: v.string(),
      productTitle: v.string(),
      /** Null for a product without options, whose only variant has a meaningless title. */
      variantTitle: v.nullable(v.string()),
      quantity: v.number(),
      unitAmountPaise: paiseSchema,
      lineAmountPaise: paiseSchema,
    }),
  ),
  totalPaise: paiseSchema,
  successUrl: v.string(),
  cancelUrl: v.string(),
});

export type Order = v.InferOutput<typeof orderSchema>;

export async function saveOrder(state: SandboxState, order: Order): Promise<void> {
  await state.put(`order:${order.id}`, JSON.stringify(order), { expirationTtl: oneDaySeconds });
}

export async function findOrder(state: SandboxState, orderId: string): Promise<Order | undefined> {
  const stored = await state.get(`order:${orderId}`);
  return stored === null ? undefined : v.parse(orderSchema, JSON.parse(stored));
}

export const paymentRoutes = new Hono<SandboxEnv>();

paymentRoutes.use(sendPageHeaders);

paymentRoutes.get("/:orderId", async (c) => {
  const order = await findOrder(c.env.SANDBOX_STATE, c.req.param("orderId"));
  if (order === undefined) return orderNotFound(c);
  return c.html(order.isPaid ? paidPage(order) : paymentPage(order));
});

paymentRoutes.post("/:orderId", async (c) => {
  const order = await findOrder(c.env.SANDBOX_STATE, c.req.param("orderId"));
  if (order === undefined) return orderNotFound(c);
  if (!order.isPaid) await saveOrder(c.env.SANDBOX_STATE, { ...order, isPaid: true });
  return c.redirect(order.successUrl, 303);
});

// The order stays open: the buyer may go back and pay.
paymentRoutes.post("/:orderId/cancel", async (c) => {
  const order = await findOrder(c.env.SANDBOX_STATE, c.req.param("orderId"));
  if (order === undefined) return orderNotFound(c);
  return c.redirect(order.isPaid ? `/pay/${order.id}` : order.cancelUrl, 303);
});

const payPage = (title: string, content: Html) =>
  page(
    `${title} | Sandbox Pay`,
    "Sandbox payment: no money moves",
    html`<p class="brand">Sandbox Pay</p>
${content}`,
  );

function paymentPage(order: Order): Html {
  const total = formatRupees(order.totalPaise);
  return payPage(
    `Pay ${total}`,
    html`<h1>Sandbox payment</h1>
<p>This page stands in for the shop's payment partner. Choose how the payment should end.</p>
<h2 id="order">Your order</h2>
<ul class="lines" aria-labelledby="order">
${order.lines.map(lineItem)}
</ul>
<p class="total"><span>Total</span> <span class="amount">${total}</span></p>
<form method="post" action="/pay/${order.id}"><button class="main">Pay ${total}</button></form>
<form method="post" action="/pay/${order.id}/cancel"><button>Cancel</button></form>`,
  );
}

const lineItem = (line: Order["lines"][number]) => html`<li>
<span><strong>${line.productTitle}</strong>
${line.variantTitle === null ? "" : html`<span class="quiet">${line.variantTitle}</span>`}
<span class="quiet">${line.quantity} × ${formatRupees(line.unitAmountPaise)}</span></span>
<span class="amount">${formatRupees(line.lineAmountPaise)}</span>
</li>`;

const paidPage = (order: Order) =>
  payPage(
    "Already paid",
    html`<h1>Already paid</h1>
<p>This order of ${formatRupees(order.totalPaise)} is already paid. There is nothing more to do here.</p>
<p><a href="${order.successUrl}">Back to the shop</a></p>`,
  );

function orderNotFound(c: Context<SandboxEnv>) {
  const content = html`<h1>Order not found</h1>
<p>There is no such order. An order is kept for one day; after that, go back to the shop and
check out again.</p>`;
  return c.html(payPage("Order not found", content), 404);
}

/** Without thousands separators, like the amounts in the shop. */
const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  useGrouping: false,
});

export const formatRupees = (amountPaise: number) => rupees.format(amountPaise / 100);
