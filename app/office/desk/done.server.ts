import {
  countOf,
  type DoneWords,
  describeHousekeeping,
  describeSeveral,
  housekeepingPattern,
  severalDone,
} from "./done.ts";
import type { Desk } from "./store/desk.server.ts";
import type { LogEntry } from "./store/desk-journal.server.ts";
import { housekeepingLog } from "./store/housekeeping.server.ts";

type Reader = { desk: Desk; who: string; now: number };
type About = { reference: string; receivedAt: number };

/** After this time, things may have gone on without a line of the log. */
const noticeMs = 60_000;

/**
 * The words for `?done=`, which anybody can type. They are shown only if the log's last line about the enquiry has that
 * change, by the reader and just now, and the visitor has not corrected it since: then they are true.
 */
export async function readDone(
  words: DoneWords,
  params: URLSearchParams,
  reader: Reader,
  about: About | null,
): Promise<string | null> {
  const done = words[params.get("done") ?? ""];
  if (!done) return null;
  const line = await findOwnLine(reader, about);
  return line && done.did.some((did) => line.did.startsWith(did)) ? done.words : null;
}

/** The same after a change of many enquiries, of which the log has the number too. */
export async function readHousekeepingDone(
  params: URLSearchParams,
  reader: Reader,
): Promise<string | null> {
  const [, name = "", digits] = housekeepingPattern.exec(params.get("done") ?? "") ?? [];
  const count = Number(digits);
  const did = housekeepingLog[name];
  if (!did) return null;
  const line = await findOwnLine(reader, null);
  const isIt = line?.did.startsWith(did) && line.did.endsWith(`: ${countOf(count)}`);
  return isIt ? describeHousekeeping(name, count) : null;
}

/** The same after a change of the chosen ones of a list, which the log has one by one, all at the same time. */
export async function readSeveralDone(
  params: URLSearchParams,
  reader: Reader,
): Promise<string | null> {
  const done = params.get("done") ?? "";
  if (!severalDone.includes(done)) return null;
  const last = await findOwnLine(reader, null);
  const changed = last ? await reader.desk.journal.countChanged(last) : 0;
  return changed > 0 ? describeSeveral(changed, done) : null;
}

/** The last line about an enquiry, if it is the reader's, or else their last line of all. */
async function findOwnLine({ desk, who, now }: Reader, about: About | null) {
  const lines = await desk.journal.readLog(about?.reference ?? null);
  const isOwn = (line: LogEntry | undefined) => line?.who === who;
  const last = about ? lines.slice(0, 1).find(isOwn) : lines.find(isOwn);
  return last && last.at > now - noticeMs && last.at >= (about?.receivedAt ?? 0) ? last : null;
}
