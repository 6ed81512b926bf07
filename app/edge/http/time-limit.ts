/** How long a page waits for KV, which it can do without. */
const kvTimeLimitMs = 500;

/** The result of the work. @throws what the work throws, or the timeout if it takes longer than allowed */
export async function withinTimeLimit<Value>(
  work: Promise<Value>,
  limitMs: number,
  timeout: Error,
): Promise<Value> {
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, limitMs, timeout);
  try {
    return await Promise.race([work, failure]);
  } finally {
    clearTimeout(timer);
  }
}

/** A read or write of KV, which may hang. @throws Error if it fails, or takes longer than half a second */
export const withinKvTimeLimit = <Value>(work: Promise<Value>) =>
  withinTimeLimit(work, kvTimeLimitMs, new KvTimeout());

export class KvTimeout extends Error {
  override name = "KvTimeout";
  override message = `KV did not respond within ${kvTimeLimitMs} ms`;
}
