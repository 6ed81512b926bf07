import * as v from "valibot";
import type { SandboxState } from "../bindings";
import { randomId, stableId } from "../ulid";
import { type Fields, fieldsSchema } from "./submission";

const thirtyDaysSeconds = 30 * 24 * 60 * 60;
const messagePrefix = "form:message:";
const receiptPrefix = "form:receipt:";

export const messageSchema = v.object({
  id: v.string(),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  idempotencyKey: v.nullable(v.string()),
  fields: fieldsSchema,
});

export type InboxMessage = v.InferOutput<typeof messageSchema>;

let storedCount = 0;

/** KV lists keys in ascending order: they count down, so that the newest comes first. */
function messageKey(receivedAtMs: number, id: string): string {
  const countdownMs = String(9_999_999_999_999 - receivedAtMs).padStart(13, "0");
  // Tells apart what arrives within one millisecond.
  storedCount += 1;
  const countdown = String(999_999 - (storedCount % 1_000_000)).padStart(6, "0");
  return `${messagePrefix}${countdownMs}-${countdown}:${id}`;
}

/** Keeps what was sent, once for each idempotency key, and answers its id. */
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
  // Only now: a receipt without its message would lose what is sent again.
  if (idempotencyKey !== null) await state.put(receiptKey, receivedAt, options);
  return id;
}

/** All that arrived, newest first. */
export async function readInbox(state: SandboxState): Promise<InboxMessage[]> {
  // One key sent twice at once is stored twice, with one id: the first to arrive counts.
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
  // Receipts too, or what is sent again after this would never arrive.
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
