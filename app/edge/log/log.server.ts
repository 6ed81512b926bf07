import { AsyncLocalStorage } from "node:async_hooks";
import { formatShortLine, type LogLine } from "./short-line.ts";

type LogFields = Record<string, unknown> & { error?: unknown };

/** The facts that the log records about a request besides its result. Lines of JSON contain nothing about the visitor. */
export type RequestNotes = {
  requestId: string;
  /** The route's pattern, such as /products/:productId. */
  route: string;
  /** The path and the query, which only short lines have. */
  address: string;
  /** The status of each response from the store, in order; null for a call without a response. */
  storeStatuses: (number | null)[];
};

const notesOfRequest = new AsyncLocalStorage<RequestNotes>();

/** Runs the work with the notes, which it can read and add to, even after the response. */
export function withRequestNotes<Result>(notes: RequestNotes, work: () => Result): Result {
  return notesOfRequest.run(notes, work);
}

/** The notes of the current request; undefined in a scheduled run. */
export function requestNotes(): RequestNotes | undefined {
  return notesOfRequest.getStore();
}

/** Notes the status of a response from the store, or null for a call without a response. */
export function noteStoreStatus(status: number | null): void {
  requestNotes()?.storeStatuses.push(status);
}

let isShort = false;

/** Writes short lines for a terminal from now on, instead of JSON: for local servers only. */
export function writeShortLines(): void {
  isShort = true;
}

/**
 * Logs one line of JSON with the request's id and route. Fields are counts, codes and names from our own code,
 * never a visitor's words, address or query.
 */
function write(
  level: LogLine["level"],
  message: string,
  { error, ...fields }: LogFields = {},
): void {
  const { requestId, route, address } = requestNotes() ?? {};
  const described = error === undefined ? {} : { error: describeError(error) };
  const line = { level, message, requestId, route, ...fields, ...described };
  console[level](isShort ? formatShortLine(line, address) : JSON.stringify(line));
}

export const log = {
  info: (message: string, fields?: LogFields) => write("info", message, fields),
  /** Something failed that visitors do not notice. */
  warn: (message: string, fields?: LogFields) => write("warn", message, fields),
  /** A visitor did not get what they asked for, or an operator has to act. */
  error: (message: string, fields?: LogFields) => write("error", message, fields),
};

const maxCauses = 3;

/** The error's name, message and stack, followed by its causes, as one string. */
export function describeError(error: unknown, causesLeft = maxCauses): string {
  if (!(error instanceof Error)) return String(error);
  const described = error.stack ?? `${error.name}: ${error.message}`;
  if (error.cause === undefined || causesLeft === 0) return described;
  return `${described}\nCaused by: ${describeError(error.cause, causesLeft - 1)}`;
}
