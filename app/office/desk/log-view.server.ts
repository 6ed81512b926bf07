import { href } from "react-router";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import { nameOf } from "./enquiry-words.ts";
import { type LogEntry, logPageSize } from "./store/desk-journal.server.ts";

export type LogView = ReturnType<typeof describeLog>;

/** A page of the log, about one enquiry or about all. */
export const describeLog = (lines: LogEntry[], about: string | null) => ({
  entries: lines.map(({ at, who, reference, did }) => ({
    time: shortReplyTime(at),
    name: nameOf(who),
    reference,
    did,
  })),
  /** The address of the next page; null if there is none. */
  older: lines.length < logPageSize ? null : olderPath(about, lines.at(-1)?.id ?? 0),
});

const olderPath = (about: string | null, before: number) =>
  `${href("/desk/log")}?${new URLSearchParams({ ...(about && { about }), before: String(before) })}`;
