import { forThirtyDays, type SandboxState } from "./bindings.ts";

let latestMs = 0;

/** The time, later than every earlier one: it orders messages that arrive within a millisecond. */
export function nextTime(): string {
  latestMs = Math.max(latestMs + 1, Date.now());
  return new Date(latestMs).toISOString();
}

export async function keep(state: SandboxState, key: string, arrival: object): Promise<void> {
  await state.put(key, JSON.stringify(arrival), forThirtyDays);
}

/** The form posts or mails under the keys with that prefix, newest first; KV lists a thousand of them. */
export async function listNewest<Arrival extends { receivedAt: string }>(
  state: SandboxState,
  prefix: string,
): Promise<Arrival[]> {
  const { keys } = await state.list({ prefix });
  const texts = await Promise.all(keys.map(({ name }) => state.get(name)));
  return texts
    .flatMap((text): Arrival[] => (text === null ? [] : [JSON.parse(text)]))
    .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
}

export async function deleteAll(state: SandboxState, prefix: string): Promise<void> {
  const { keys } = await state.list({ prefix });
  await Promise.all(keys.map(({ name }) => state.delete(name)));
}
