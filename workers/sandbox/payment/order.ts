import * as v from "valibot";
import type { SandboxState } from "../bindings";

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
      quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      unitAmountPaise: paiseSchema,
      lineAmountPaise: paiseSchema,
    }),
  ),
  totalPaise: paiseSchema,
  successUrl: v.string(),
  cancelUrl: v.string(),
});

export type Order = v.InferOutput<typeof orderSchema>;
export type OrderLine = Order["lines"][number];

export async function saveOrder(state: SandboxState, order: Order): Promise<void> {
  await state.put(`order:${order.id}`, JSON.stringify(order), { expirationTtl: oneDaySeconds });
}

export async function findOrder(state: SandboxState, orderId: string): Promise<Order | undefined> {
  const stored = await state.get(`order:${orderId}`);
  return stored === null ? undefined : v.parse(orderSchema, JSON.parse(stored));
}
