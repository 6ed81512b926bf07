import { type EnquiryRecord, promiseOf } from "./store/record.ts";

type Promised = Pick<
  EnquiryRecord,
  "isFlood" | "replyBy" | "repliedAt" | "firstRepliedAt" | "firstReplyBy" | "closedAt"
>;

/** How a visitor's page stands: what we promised, or how we answered. */
export type ReplyState = "open" | "late" | "answered" | "closed";

export function replyStateOf(enquiry: Promised, now: number): ReplyState {
  if (enquiry.closedAt !== null) return "closed";
  if (enquiry.repliedAt !== null) return "answered";
  const replyBy = promiseOf(enquiry);
  return replyBy !== null && now > replyBy ? "late" : "open";
}

type Closed = Pick<EnquiryRecord, "closedAt" | "closedAs" | "repliedAt">;

/**
 * How it ended, for its visitor; null while it is open. What is joined has the end of the main one, which is null once that
 * is erased.
 */
export function endingOf({ closedAs }: Pick<Closed, "closedAs">, main: Closed | null) {
  if (closedAs !== "joined") return closedAs;
  if (!main) return "lost";
  if (main.closedAt !== null) return main.closedAs;
  return main.repliedAt === null ? "joined" : "joined-answered";
}

/** The first reply, where another one is promised; a kept promise stays kept. */
export const earlierReply = ({ repliedAt, firstRepliedAt, firstReplyBy }: Promised) =>
  repliedAt === null && firstRepliedAt !== null
    ? { at: firstRepliedAt, isInTime: firstReplyBy !== null && firstRepliedAt <= firstReplyBy }
    : null;
