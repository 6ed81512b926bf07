import { petNames } from "#content/pets.ts";
import { endOfTodayInIndia } from "#edge/http/india-clock.ts";
import { type EnquiryRecord, promiseOf } from "#office/enquiry/store/record.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";

/** The name of a member of the office at the desk: the first part of their email address. */
export const nameOf = (who: string): string => who.split("@")[0] ?? who;

type Deed = { who: string; did: string; at: number };

/** A line of the log in words, such as "meera booked it (Thu 26 Nov, 10:15)". */
export const describeDeed = ({ who, did, at }: Deed): string =>
  `${nameOf(who)} ${did} (${shortReplyTime(at)})`;

/** The deeds of others while a page was open, in a sentence; null for none. */
export const describeMeanwhile = (since: Deed[]): string | null =>
  since.length > 0 ? `Since you opened this page: ${since.map(describeDeed).join("; ")}.` : null;

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

type Promised = Pick<
  EnquiryRecord,
  "isFlood" | "replyBy" | "repliedAt" | "repliedBy" | "repliedVia" | "closedAt" | "closedAs"
>;

const ways = { mail: " by mail", phone: " by phone", whatsapp: " on WhatsApp" };

const closings = { lost: "Lost", died: "The pet has died", spam: "Spam", joined: "Joined" };

/** The state of the promise at the time `now`. */
export function promiseWords(enquiry: Promised, now: number): PromiseWords {
  const { repliedAt, repliedBy, repliedVia, closedAt, closedAs } = enquiry;
  const replyBy = promiseOf(enquiry);
  if (closedAt !== null && closedAs !== null) {
    return { tone: "kept", words: `${closings[closedAs]}, ${shortReplyTime(closedAt)}` };
  }
  if (repliedAt !== null) {
    const via = repliedVia === null ? "" : ways[repliedVia];
    const by = repliedBy === null ? "" : ` by ${nameOf(repliedBy)}`;
    const late = replyBy !== null && repliedAt > replyBy ? ", late" : "";
    return { tone: "kept", words: `Answered${via}${by}, ${shortReplyTime(repliedAt)}${late}` };
  }
  if (replyBy === null) return { tone: "open", words: "Came in a flood, no promise" };
  return dueWords("", replyBy, now);
}

/** Such as "Overdue since Tue 24 Nov, 18:00", or "Message by …" of what is due. */
export function dueWords(what: string, by: number, now: number): PromiseWords {
  const time = shortReplyTime(by);
  const named = (words: string) => (what ? `${what} ${words}` : words);
  if (by < now) return { tone: "late", words: capitalised(named(`overdue since ${time}`)) };
  return {
    tone: by < endOfTodayInIndia(now) ? "today" : "open",
    words: capitalised(named(`by ${time}`)),
  };
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
