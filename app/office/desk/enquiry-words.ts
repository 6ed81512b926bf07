import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import { petNames } from "#travel/move/move-title.ts";
import type { ListedEnquiry } from "./store/desk-rows.ts";

/** The name of a member of the office at the desk: the first part of their e-mail address. */
export const nameOf = (who: string): string => who.split("@")[0] ?? who;

/** The enquiry's subject, such as "Pune to London" or a topic. */
export const titleOf = ({ route, topic }: Pick<ListedEnquiry, "route" | "topic">): string =>
  route ?? topic ?? "A message";

const kinds: Record<string, string> = petNames;

/** Such as "Dog, Labrador"; null where the pet is not known. */
export function petWords(details: ListedEnquiry["details"]): string | null {
  const words = [kinds[details?.pet ?? ""], details?.breed].filter(Boolean);
  return words.length > 0 ? words.join(", ") : null;
}

export type PromiseWords = { tone: "late" | "today" | "open" | "kept" | "none"; words: string };

/** The state of the promise at the time `now`; `until` is the end of that day. */
export function promiseWords(
  {
    answerBy,
    answeredAt,
    answeredBy,
  }: Pick<ListedEnquiry, "answerBy" | "answeredAt" | "answeredBy">,
  now: number,
  until: number,
): PromiseWords {
  if (answeredAt !== null) {
    const by = answeredBy === null ? "" : ` by ${nameOf(answeredBy)}`;
    const late = answerBy !== null && answeredAt > answerBy ? ", late" : "";
    return { tone: "kept", words: `Answered${by}, ${shortReplyTime(answeredAt)}${late}` };
  }
  if (answerBy === null) return { tone: "none", words: "Nothing promised" };
  const time = shortReplyTime(answerBy);
  if (answerBy < now) return { tone: "late", words: `Overdue since ${time}` };
  return { tone: answerBy < until ? "today" : "open", words: `By ${time}` };
}
