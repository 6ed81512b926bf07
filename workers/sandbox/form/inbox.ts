import * as v from "valibot";
import type { SandboxState } from "../bindings";
import { randomId, stableId } from "../ids";

const thirtyDaysSeconds = 30 * 24 * 60 * 60;
const messagePrefix = "form:message:";
const receiptPrefix = "form:receipt:";

const filledSchema = v.pipe(
  v.string("Expected text."),
  v.check((text) => text.trim() !== "", "Expected text that is not empty."),
);

const requiredEntries = { name: filledSchema, email: filledSchema, message: filledSchema };

/** The fields of a submission: these three, and any other text. */
const fieldsSchema = v.objectWithRest(requiredEntries, v.string());
type Fields = v.InferOutput<typeof fieldsSchema>;

const submissionSchema = v.pipe(
  v.looseObject(
    { ...requiredEntries, phone: v.nullish(v.string("Expected text.")) },
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

export type InboxMessage = v.InferOutput<typeof messageSchema>;

/** Validates a form post and drops the fields that are not text. */
export function parseSubmission(body: unknown) {
  return v.safeParse(submissionSchema, body);
}

/** Stores a submission, once for each idempotency key, and returns its id. */
export async function storeMessage(
  state: SandboxState,
  fields: Fields,
  idempotencyKey: string | null,
): Promise<string> {
  const id = idempotencyKey === null ? randomId("form") : stableId("form", idempotencyKey);
  const receiptKey = `${receiptPrefix}${id}`;
  if (idempotencyKey !== null && (await state.get(receiptKey)) !== null) return id;

  const receivedAtMs = Date.now();
  const receivedAt = new Date(receivedAtMs).toISOString();
  const message: InboxMessage = { id, receivedAt, idempotencyKey, fields };
  const options = { expirationTtl: thirtyDaysSeconds };
  await state.put(messageKey(receivedAtMs, id), JSON.stringify(message), options);
  // The receipt is stored last: without its message it would swallow a retry.
  if (idempotencyKey !== null) await state.put(receiptKey, receivedAt, options);
  return id;
}

let storedCount = 0;

/** KV lists keys in ascending order. These count down, so that the newest message comes first. */
function messageKey(receivedAtMs: number, id: string): string {
  const countdownMs = String(9_999_999_999_999 - receivedAtMs).padStart(13, "0");
  // Orders messages that arrive within one millisecond.
  storedCount += 1;
  const countdown = String(999_999 - (storedCount % 1_000_000)).padStart(6, "0");
  return `${messagePrefix}${countdownMs}-${countdown}:${id}`;
}

/** Lists all messages, the newest first. */
export async function readInbox(state: SandboxState): Promise<InboxMessage[]> {
  // One key sent twice at the same time is stored twice under one id. The first message counts.
  const firstKeys = new Map<string, string>();
  for (const key of await listKeys(state, messagePrefix)) {
    firstKeys.set(key.slice(key.lastIndexOf(":") + 1), key);
  }
  const stored = await Promise.all([...firstKeys.values()].sort().map((key) => state.get(key)));
  return stored
    .filter((text) => text !== null)
    .map((text) => v.parse(messageSchema, JSON.parse(text)));
}

export async function emptyInbox(state: SandboxState): Promise<void> {
  // Receipts are deleted too; otherwise a message that is sent again would not be stored.
  const keys = [
    ...(await listKeys(state, messagePrefix)),
    ...(await listKeys(state, receiptPrefix)),
  ];
  await Promise.all(keys.map((key) => state.delete(key)));
}

async function listKeys(state: SandboxState, prefix: string): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const listed = await state.list({ prefix, cursor });
    names.push(...listed.keys.map(({ name }) => name));
    cursor = listed.list_complete ? undefined : listed.cursor;
  } while (cursor !== undefined);
  return names;
}
