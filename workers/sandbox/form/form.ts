import { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { requireToken } from "#workers/sandbox/access.ts";
import { deleteAll, keep, listNewest, nextTime } from "#workers/sandbox/arrivals.ts";
import type { SandboxEnv, SandboxState } from "#workers/sandbox/bindings.ts";
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

formRoutes.post("/form", async (c) => {
  const body = await readJson(c, fieldsSchema);
  if (!body.success) return c.json({ ok: false, message: body.message }, 400);
  const idempotencyKey = c.req.header("Idempotency-Key") || null;
  const id = idempotencyKey ?? crypto.randomUUID();
  const state = c.env.SANDBOX_STATE;
  // A repeated key gets the first response again.
  if ((await state.get(keyPrefix + id)) === null) {
    const message = { id, receivedAt: nextTime(), idempotencyKey, fields: body.output };
    await keep(state, keyPrefix + id, message);
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
  await deleteAll(c.env.SANDBOX_STATE, keyPrefix);
  return c.body(null, 204);
});

const readInbox = (state: SandboxState) => listNewest<InboxMessage>(state, keyPrefix);

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
