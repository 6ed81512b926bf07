import { href } from "react-router";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import { nameOf } from "./enquiry-words.ts";
import type { Correction } from "./store/desk-corrections.server.ts";
import { type LogEntry, logPageSize } from "./store/desk-journal.server.ts";

export type LogView = ReturnType<typeof describeLog>;

/** A page of the log, about one enquiry or about all; of one with the old values of its corrections. */
export const describeLog = (
  lines: LogEntry[],
  about: string | null,
  corrections: Correction[] = [],
) => ({
  entries: lines.map((line) => ({
    time: shortReplyTime(line.at),
    name: nameOf(line.who),
    reference: line.reference,
    did: line.did + describeOld(line, corrections),
  })),
  /** The address of the next page; null if there is none. */
  older: lines.length < logPageSize ? null : olderPath(about, lines.at(-1)?.id ?? 0),
});

/** What a correction replaced, which is kept as long as the enquiry, unlike the log's line. */
function describeOld({ at, who }: LogEntry, corrections: Correction[]): string {
  const old = corrections
    .filter((one) => one.at === at && one.who === who)
    .map(({ field, was }) => `${field}: ${was || "none"}`);
  return old.length > 0 ? ` (before, ${old.join("; ")})` : "";
}

const olderPath = (about: string | null, before: number) =>
  `${href("/desk/log")}?${new URLSearchParams({ ...(about && { about }), before: String(before) })}`;
