import type { Outbox } from "~/enquiry/outbox.server";
import { log } from "~/log/log.server";
import { dayOf, type RequestFigures } from "./request-figures.server";
import { weekInFigures } from "./week-in-figures";

const dayMs = 24 * 60 * 60 * 1_000;
const weekMs = 7 * dayMs;
const requestFiguresKeptMs = 35 * dayMs;

/**
 * Writes into the log what the last seven days were like, and erases figures of requests that are older than
 * five weeks. Requests are known by the day only: those of the first day are all counted.
 * @throws when the database is down, so that the run counts as failed
 */
export async function writeDigest(
  outbox: Pick<Outbox, "countSince" | "findWaiting">,
  requestFigures: Pick<RequestFigures, "sumSince" | "eraseBefore">,
  nowMs: number,
): Promise<void> {
  const since = nowMs - weekMs;
  const [enquiries, waiting, routes] = await Promise.all([
    outbox.countSince(since),
    outbox.findWaiting(),
    requestFigures.sumSince(dayOf(since)),
  ]);
  log.info("The week in figures", {
    since: new Date(since).toISOString(),
    ...weekInFigures({ enquiries, waiting, routes }, nowMs),
  });
  await requestFigures.eraseBefore(dayOf(nowMs - requestFiguresKeptMs));
}
