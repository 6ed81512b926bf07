import { Hono } from "hono";
import { html } from "hono/html";
import { forThirtyDays, type SandboxEnv, type SandboxState } from "#workers/sandbox/bindings.ts";
import { page } from "#workers/sandbox/page.ts";

export type Order = {
  id: string;
  lines: {
    variantId: string;
    productTitle: string;
    /** Null for a product without options, whose only variant has a meaningless title. */
    variantTitle: string | null;
    quantity: number;
    unitAmountPaise: number;
    lineAmountPaise: number;
  }[];
  totalPaise: number;
  successUrl: string;
  cancelUrl: string;
};

export async function saveOrder(state: SandboxState, order: Order): Promise<void> {
  await state.put(`order:${order.id}`, JSON.stringify(order), forThirtyDays);
}

export async function findOrder(state: SandboxState, orderId: string): Promise<Order | null> {
  return JSON.parse((await state.get(`order:${orderId}`)) ?? "null");
}

export const paymentRoutes = new Hono<SandboxEnv>();

paymentRoutes.get("/:orderId", async (c) => {
  const order = await findOrder(c.env.SANDBOX_STATE, c.req.param("orderId"));
  return order ? c.html(paymentPage(order)) : c.notFound();
});

paymentRoutes.post("/:orderId", async (c) => {
  const order = await findOrder(c.env.SANDBOX_STATE, c.req.param("orderId"));
  return order ? c.redirect(order.successUrl, 303) : c.notFound();
});

paymentRoutes.post("/:orderId/cancel", async (c) => {
  const order = await findOrder(c.env.SANDBOX_STATE, c.req.param("orderId"));
  return order ? c.redirect(order.cancelUrl, 303) : c.notFound();
});

function paymentPage({ id, lines, totalPaise }: Order) {
  const total = formatRupees(totalPaise);
  return page(
    `Pay ${total} | Sandbox Pay`,
    "Sandbox payment: no money moves",
    html`<h1>Sandbox payment</h1>
<h2>Your order</h2>
<ul>
${lines.map(lineItem)}
</ul>
<p>Total ${total}</p>
<form method="post" action="/pay/${id}"><button>Pay ${total}</button></form>
<form method="post" action="/pay/${id}/cancel"><button>Cancel</button></form>`,
  );
}

const lineItem = (line: Order["lines"][number]) => html`<li>${line.productTitle}
${line.variantTitle}
${line.quantity} × ${formatRupees(line.unitAmountPaise)} = ${formatRupees(line.lineAmountPaise)}</li>`;

/** Without thousands separators, like the amounts in the shop. */
const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  useGrouping: false,
});

const formatRupees = (amountPaise: number) => rupees.format(amountPaise / 100);
