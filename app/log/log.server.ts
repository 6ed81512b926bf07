import { AsyncLocalStorage } from "node:async_hooks";
import { describeError } from "./describe-error";

type Level = "info" | "warn" | "error";

/** What is noted of a request while it is answered; nothing of its visitor. */
export type RequestNotes = {
  requestId: string;
  /** The pattern of the route, such as /products/:productId; null until one is found. */
  route: string | null;
  /** The status of each answer of the store, in order; null for one that did not come. */
  storeStatuses: (number | null)[];
  /** Told of each of them when it comes, which may be after the response. */
  onStoreStatus: ((status: number | null) => void) | null;
};

const notesOfRequest = new AsyncLocalStorage<RequestNotes>();

/** Runs the work with notes of its own, which everything it does can add to, also behind the response. */
export function withRequestNotes<Result>(
  requestId: string,
  work: (notes: RequestNotes) => Result,
): Result {
  const notes: RequestNotes = { requestId, route: null, storeStatuses: [], onStoreStatus: null };
  return notesOfRequest.run(notes, work, notes);
}

/** The notes of the request that is being answered; none in a run of the cron trigger. */
export function requestNotes(): RequestNotes | undefined {
  return notesOfRequest.getStore();
}

/** Notes an answer of the store; null for one that did not come. */
export function noteStoreStatus(status: number | null): void {
  const notes = requestNotes();
  notes?.storeStatuses.push(status);
  notes?.onStoreStatus?.(status);
}

/**
 * Logs one line of JSON, with the request's id and route. Fields hold counts, codes and names of our own:
 * never what a visitor typed, an address or a query.
 */
function write(level: Level, message: string, { error, ...fields }: LogFields = {}): void {
  const { requestId, route } = requestNotes() ?? {};
  const described = error === undefined ? {} : { error: describeError(error) };
  console[level](JSON.stringify({ level, message, requestId, route, ...fields, ...described }));
}

type LogFields = Record<string, unknown> & { error?: unknown };

export const log = {
  info: (message: string, fields?: LogFields) => write("info", message, fields),
  /** Something went wrong that no visitor notices. */
  warn: (message: string, fields?: LogFields) => write("warn", message, fields),
  /** A visitor did not get what was asked for, or somebody has to see to it. */
  error: (message: string, fields?: LogFields) => write("error", message, fields),
};
