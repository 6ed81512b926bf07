import { type Context, Hono } from "hono";
import type { SandboxEnv } from "../bindings";
import { sendPageHeaders } from "../page";
import { findOrder, saveOrder } from "./order";
import { paidPage, paymentPage, unknownOrderPage } from "./pages";

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

function orderNotFound(c: Context<SandboxEnv>) {
  return c.html(unknownOrderPage(), 404);
}
