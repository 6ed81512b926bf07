import { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { requireToken } from "#workers/sandbox/access.ts";
import { forThirtyDays, type SandboxEnv, type SandboxState } from "#workers/sandbox/bindings.ts";
import { page } from "#workers/sandbox/page.ts";
import { readJson } from "#workers/sandbox/read-json.ts";

const keyPrefix = "inbox:";

const filled = v.pipe(v.string(), v.regex(/\S/));
const fieldsSchema = v.looseObject({ name: filled, email: filled, message: filled });

export type InboxMessage = {
  id: string;
  receivedAt: string;
  idempotencyKey: string | null;
  fields: v.InferOutput<typeof fieldsSchema>;
};

export const formRoutes = new Hono<SandboxEnv>();

let latestMs = 0;

/** The time, later than every earlier one: it orders messages that arrive within a millisecond. */
function nextTime(): string {
  latestMs = Math.max(latestMs + 1, Date.now());
  return new Date(latestMs).toISOString();
}

formRoutes.post("/form", async (c) => {
  const body = await readJson(c, fieldsSchema);
  if (!body.success) return c.json({ ok: false, message: body.message }, 400);
  const idempotencyKey = c.req.header("Idempotency-Key") || null;
  const id = idempotencyKey ?? crypto.randomUUID();
  const state = c.env.SANDBOX_STATE;
  // A repeated key gets the first response again.
  if ((await state.get(keyPrefix + id)) === null) {
    const message = { id, receivedAt: nextTime(), idempotencyKey, fields: body.output };
    await state.put(keyPrefix + id, JSON.stringify(message), forThirtyDays);
  }
  return c.json({ ok: true, id });
});

formRoutes.on(["GET", "DELETE"], ["/inbox", "/inbox.json"], requireToken);

formRoutes.get("/inbox", async (c) => c.html(inboxPage(await readInbox(c.env.SANDBOX_STATE))));

formRoutes.get("/inbox.json", async (c) => {
  const messages = await readInbox(c.env.SANDBOX_STATE);
  return c.json({ count: messages.length, messages });
});

formRoutes.delete("/inbox", async (c) => {
  const state = c.env.SANDBOX_STATE;
  const { keys } = await state.list({ prefix: keyPrefix });
  await Promise.all(keys.map(({ name }) => state.delete(name)));
  return c.body(null, 204);
});

/** The messages, newest first; KV lists a thousand of them. */
async function readInbox(state: SandboxState): Promise<InboxMessage[]> {
  const { keys } = await state.list({ prefix: keyPrefix });
  const texts = await Promise.all(keys.map(({ name }) => state.get(name)));
  return texts
    .flatMap((text): InboxMessage[] => (text === null ? [] : [JSON.parse(text)]))
    .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
}

const inboxPage = (messages: InboxMessage[]) =>
  page(
    "Inbox | Marigold sandbox",
    "Sandbox inbox: nothing here reaches a person",
    html`<h1>Inbox</h1>
${messages.length === 0 ? html`<p>Nothing has arrived yet.</p>` : messages.map(messageSection)}`,
  );

const messageSection = ({ receivedAt, idempotencyKey, fields }: InboxMessage) => {
  const { name, ...others } = fields;
  const rows = Object.entries({ ...others, received: receivedAt, idempotencyKey });
  return html`<h2>${name}</h2>
<dl>
${rows.map(([term, value]) => html`<dt>${term}</dt><dd>${String(value)}</dd>`)}
</dl>`;
};
