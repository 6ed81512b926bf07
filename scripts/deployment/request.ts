import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "#scripts/command.ts";

const requestTimeoutMs = 10_000;
export const defaultPauseMs = 3_000;

/** A response with its text; without one, the status is 0 and the text is the reason. */
export type SiteResponse = { status: number; headers: Headers; text: string };

/** Requests a URL without following redirects, unless `options` say so. */
export async function request(url: string, options: RequestInit = {}): Promise<SiteResponse> {
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const response = await fetch(url, { redirect: "manual", signal, ...options });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return { status: 0, headers: new Headers(), text: messageOf(error) };
  }
}

/** Describes how a request failed, as the end of a sentence. */
export function describeStatus({ status, text }: SiteResponse): string {
  return status ? `responds with ${status}` : `cannot be reached: ${text}`;
}

/** Reads a value until it is as expected or the time is up. Returns the last value. */
export async function poll<Value>(
  read: () => Promise<Value>,
  isExpected: (value: Value) => boolean,
  { timeoutMs, pauseMs = defaultPauseMs }: { timeoutMs: number; pauseMs?: number },
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isExpected(value) || Date.now() >= deadline) return value;
    await wait(pauseMs);
  }
}
