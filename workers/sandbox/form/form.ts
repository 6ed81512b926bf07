import { type Context, Hono } from "hono";
import { accepts } from "hono/accepts";
import { html } from "hono/html";
import * as v from "valibot";
import { requireToken } from "#workers/sandbox/access.ts";
import type { SandboxEnv, SandboxState } from "#workers/sandbox/bindings.ts";
import { type Html, page, sendPageHeaders } from "#workers/sandbox/page.ts";
import { readJson } from "#workers/sandbox/read-json.ts";

const thirtyDaysSeconds = 30 * 24 * 60 * 60;
const keyPrefix = "inbox:";

const filledSchema = v.pipe(v.string(), v.regex(/\S/));
const requiredEntries = { name: filledSchema, email: filledSchema, message: filledSchema };

/** The fields of a message: these three, and any other text. */
const fieldsSchema = v.objectWithRest(requiredEntries, v.string());

/** Drops the fields that are not text. */
const submissionSchema = v.pipe(
  v.looseObject(
    { ...requiredEntries, phone: v.nullish(v.string()) },
    "Expected an object with name, email and message.",
  ),
  v.transform((body) =>
    Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string")),
  ),
  fieldsSchema,
);

export const messageSchema = v.object({
  id: v.string(),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  idempotencyKey: v.nullable(v.string()),
  fields: fieldsSchema,
});

/** The position orders messages that arrive within one millisecond. */
const storedSchema = v.object({ position: v.number(), message: messageSchema });

export type InboxMessage = v.InferOutput<typeof messageSchema>;

let position = 0;

/** Stores a message, once for each idempotency key, and returns its id. */
export async function storeMessage(
  state: SandboxState,
  fields: InboxMessage["fields"],
  idempotencyKey: string | null,
): Promise<string> {
  const id = idempotencyKey ?? crypto.randomUUID();
  if ((await state.get(keyPrefix + id)) !== null) return id;
  const receivedAt = new Date().toISOString();
  position += 1;
  const stored = { position, message: { id, receivedAt, idempotencyKey, fields } };
  await state.put(keyPrefix + id, JSON.stringify(stored), { expirationTtl: thirtyDaysSeconds });
  return id;
}

/** Lists all messages, the newest first. */
export async function readInbox(state: SandboxState): Promise<InboxMessage[]> {
  const texts = await Promise.all((await listKeys(state)).map((key) => state.get(key)));
  return texts
    .filter((text) => text !== null)
    .map((text) => v.parse(storedSchema, JSON.parse(text)))
    .sort(
      (a, b) => b.message.receivedAt.localeCompare(a.message.receivedAt) || b.position - a.position,
    )
    .map(({ message }) => message);
}

async function listKeys(state: SandboxState): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const listed = await state.list({ prefix: keyPrefix, cursor });
    names.push(...listed.keys.map(({ name }) => name));
    cursor = listed.list_complete ? undefined : listed.cursor;
  } while (cursor !== undefined);
  return names;
}

export const formRoutes = new Hono<SandboxEnv>();

formRoutes.post("/form", async (c) => {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? "")) {
    return c.json({ ok: false, message: "Expected Content-Type application/json." }, 415);
  }
  const body = await readJson(c, submissionSchema);
  if (!body.success) return c.json({ ok: false, message: body.message }, 400);
  const idempotencyKey = c.req.header("Idempotency-Key") || null;
  const id = await storeMessage(c.env.SANDBOX_STATE, body.output, idempotencyKey);
  return c.json({ ok: true, id });
});

formRoutes.use("/inbox", sendPageHeaders, requireToken);
formRoutes.use("/inbox.json", sendPageHeaders, requireToken);

formRoutes.get("/inbox", async (c) => {
  c.header("Vary", "Accept");
  const supports = ["text/html", "application/json"];
  const type = accepts(c, { header: "Accept", supports, default: "text/html" });
  if (type === "application/json") return respondWithJson(c);
  return c.html(inboxPage(await readInbox(c.env.SANDBOX_STATE)));
});

formRoutes.get("/inbox.json", respondWithJson);

async function respondWithJson(c: Context<SandboxEnv>) {
  const messages = await readInbox(c.env.SANDBOX_STATE);
  return c.json({ count: messages.length, messages });
}

formRoutes.delete("/inbox", async (c) => {
  const keys = await listKeys(c.env.SANDBOX_STATE);
  await Promise.all(keys.map((key) => c.env.SANDBOX_STATE.delete(key)));
  return c.body(null, 204);
});

const inboxPage = (messages: InboxMessage[]) =>
  page(
    "Inbox | Marigold sandbox",
    "Sandbox inbox: nothing here reaches a person",
    messages.length === 0
      ? html`<h1>Inbox</h1>
<p>Nothing has arrived yet. Messages to <code>POST /form</code> are shown here for 30 days.</p>`
      : html`<h1>Inbox</h1>
<p>${messages.length === 1 ? "1 message" : `${messages.length} messages`}, newest first. Each is kept for 30 days.</p>
<ol class="messages">
${messages.map(messageItem)}
</ol>`,
  );

const timeFormat = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

function messageItem({ receivedAt, idempotencyKey, fields }: InboxMessage): Html {
  const { name, ...others } = fields;
  return html`<li>
<h2 class="text" dir="auto">${name}</h2>
<time class="quiet" datetime="${receivedAt}">${timeFormat.format(new Date(receivedAt))} IST</time>
<dl>
${Object.entries(others).map(([field, value]) => row(labels[field] ?? field, value))}
${row("Idempotency key", idempotencyKey ?? "none")}
</dl>
</li>`;
}

const labels: Record<string, string> = { email: "E-mail", suspectedSpam: "Suspected spam" };

// The element contains only the value, because its white space is shown.
const row = (label: string, value: string) => html`<dt>${label}</dt>
<dd class="text" dir="auto">${value}</dd>`;
