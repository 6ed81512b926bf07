import { html } from "hono/html";
import { type Html, page } from "../page";
import type { Order, OrderLine } from "./order";

const notice = "Sandbox payment: no money moves";

function lineItem(line: OrderLine): Html {
  return html`<li>
<span><strong>${line.productTitle}</strong>
${line.variantTitle === null ? "" : html`<span class="quiet">${line.variantTitle}</span>`}
<span class="quiet">${line.quantity} × ${formatRupees(line.unitAmountPaise)}</span></span>
<span class="amount">${formatRupees(line.lineAmountPaise)}</span>
</li>`;
}

export function paymentPage(order: Order): Html {
  const total = formatRupees(order.totalPaise);
  return page(
    `Pay ${total} | Sandbox Pay`,
    notice,
    html`<p class="brand">Sandbox Pay</p>
<h1>Sandbox payment</h1>
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

export function paidPage(order: Order): Html {
  return page(
    "Already paid | Sandbox Pay",
    notice,
    html`<p class="brand">Sandbox Pay</p>
<h1>Already paid</h1>
<p>This order of ${formatRupees(order.totalPaise)} is already paid. There is nothing more to do here.</p>
<p><a href="${order.successUrl}">Back to the shop</a></p>`,
  );
}

export function unknownOrderPage(): Html {
  return page(
    "Order not found | Sandbox Pay",
    notice,
    html`<p class="brand">Sandbox Pay</p>
<h1>Order not found</h1>
<p>There is no such order. An order is kept for one day; after that, go back to the shop and
check out again.</p>`,
  );
}

/** Without thousands separators, like the amounts in the shop. */
export function formatRupees(amountPaise: number): string {
  const rupees = Math.floor(amountPaise / 100);
  const paise = String(amountPaise % 100).padStart(2, "0");
  return `₹${rupees}.${paise}`;
}
