import { type EnquiryRecord, promiseOf } from "#office/enquiry/record.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import { petNames } from "#travel/move/move-title.ts";

/** The name of a member of the office at the desk: the first part of their e-mail address. */
export const nameOf = (who: string): string => who.split("@")[0] ?? who;

type Deed = { who: string; did: string; at: number };

/** A line of the log in words, such as "meera booked it (Thu 26 Nov, 10:15)". */
export const describeDeed = ({ who, did, at }: Deed): string =>
  `${nameOf(who)} ${did} (${shortReplyTime(at)})`;

/** The enquiry's subject, such as "Pune to London" or a topic. */
export const titleOf = ({ route, topic }: Pick<EnquiryRecord, "route" | "topic">): string =>
  route ?? topic ?? "A message";

const kinds: Record<string, string> = petNames;

/** Such as "Dog, Labrador"; null where the pet is not known. */
export function petWords(details: EnquiryRecord["details"]): string | null {
  const words = [kinds[details?.pet ?? ""], details?.breed].filter(Boolean);
  return words.length > 0 ? words.join(", ") : null;
}

export type PromiseWords = { tone: "late" | "today" | "open" | "kept"; words: string };

/** The state of the promise at the time `now`; `until` is the end of that day. */
export function promiseWords(
  enquiry: Pick<EnquiryRecord, "isFlood" | "replyBy" | "repliedAt" | "repliedBy">,
  now: number,
  until: number,
): PromiseWords {
  const { repliedAt, repliedBy } = enquiry;
  const replyBy = promiseOf(enquiry);
  if (repliedAt !== null) {
    const by = repliedBy === null ? "" : ` by ${nameOf(repliedBy)}`;
    const late = replyBy !== null && repliedAt > replyBy ? ", late" : "";
    return { tone: "kept", words: `Answered${by}, ${shortReplyTime(repliedAt)}${late}` };
  }
  if (replyBy === null) return { tone: "open", words: "Came in a flood, no promise" };
  const time = shortReplyTime(replyBy);
  if (replyBy < now) return { tone: "late", words: `Overdue since ${time}` };
  return { tone: replyBy < until ? "today" : "open", words: `By ${time}` };
}
