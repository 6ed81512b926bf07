import { html } from "hono/html";
import { type Html, page } from "../page";
import type { InboxMessage } from "./inbox";

const labels = new Map([
  ["email", "E-mail"],
  ["phone", "Phone"],
  ["topic", "Topic"],
  ["message", "Message"],
  ["suspectedSpam", "Suspected spam"],
]);

const timeFormat = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

// The element contains only the value, because its white space is shown.
function row(label: string, value: string): Html {
  return html`<dt>${label}</dt>
<dd class="text" dir="auto">${value}</dd>`;
}

function messageItem({ receivedAt, idempotencyKey, fields }: InboxMessage): Html {
  const { name, ...others } = fields;
  const known = [...labels].flatMap(([field, label]) => {
    const value = others[field];
    return value ? [row(label, value)] : [];
  });
  const further = Object.entries(others)
    .filter(([field]) => !labels.has(field))
    .map(([field, value]) => row(field, value));
  return html`<li>
<h2 class="text" dir="auto">${name}</h2>
<time class="quiet" datetime="${receivedAt}">${timeFormat.format(new Date(receivedAt))} IST</time>
<dl>
${known}
${further}
${row("Idempotency key", idempotencyKey ?? "none")}
</dl>
</li>`;
}

export function inboxPage(messages: InboxMessage[]): Html {
  const countText = messages.length === 1 ? "1 message" : `${messages.length} messages`;
  return page(
    "Inbox | Marigold sandbox",
    "Sandbox inbox: nothing here reaches a person",
    messages.length === 0
      ? html`<h1>Inbox</h1>
<p>Nothing has arrived yet. Messages to <code>POST /form</code> are shown here for 30 days.</p>`
      : html`<h1>Inbox</h1>
<p>${countText}, newest first. Each is kept for 30 days.</p>
<ol class="messages">
${messages.map(messageItem)}
</ol>`,
  );
}
