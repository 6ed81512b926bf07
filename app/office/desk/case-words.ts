import { stageWords } from "#content/office/journey-stages.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import { dueWords, type PromiseWords, promiseWords } from "./enquiry-words.ts";
import { type CaseRow, isOnTheWay } from "./store/case-row.ts";

type Case = Parameters<typeof promiseWords>[0] &
  Pick<CaseRow, "bookedAt" | "current" | "nextBy" | "homeAt" | "calledOffAt" | "calledOffWhy"> &
  Pick<CaseRow, "validUntil" | "answer" | "answeredAt" | "madeAt" | "lastAt" | "receivedAt">;

/** The next thing that a case waits for, and whether it is late: our reply or message, or the owner's answer to an offer. */
export function caseWords(one: Case, now: number): PromiseWords {
  const { bookedAt, homeAt, calledOffAt, calledOffWhy, nextBy, validUntil, answer } = one;
  if (bookedAt !== null) {
    if (homeAt !== null) return { tone: "kept", words: `Home, ${shortReplyTime(homeAt)}` };
    if (calledOffAt !== null) {
      const what = calledOffWhy === "died" ? "The pet has died" : "Called off";
      return { tone: "kept", words: `${what}, ${shortReplyTime(calledOffAt)}` };
    }
    if (nextBy !== null) return dueWords("message", nextBy, now);
  }
  if (one.closedAt !== null || validUntil === null) return promiseWords(one, now);
  if (one.repliedAt === null) {
    const what = answer === null ? "" : `${answer}: answer`;
    return dueWords(what, one.replyBy, now);
  }
  if (answer === "accepted") return { tone: "late", words: "Accepted, and not booked yet" };
  if (answer !== null) return promiseWords(one, now);
  return validUntil < now
    ? { tone: "late", words: `The offer ran out, ${shortReplyTime(validUntil)}` }
    : { tone: "open", words: `Offered until ${shortReplyTime(validUntil)}` };
}

/** The stage of a booked move, such as "On the way: Cleared"; null for what is not booked, or is over. */
export function stageOf({
  bookedAt,
  current,
  nextBy,
}: Pick<Case, "bookedAt" | "current" | "nextBy">) {
  if (bookedAt === null || current === null || nextBy === null) return null;
  const where = isOnTheWay(current) ? "On the way" : "Booked";
  return `${where}, next: ${stageWords[current].title}`;
}

/** Since when somebody waits: for our first words, for the next ones, or for the owner's answer. */
export const waitingSince = (one: Case): number =>
  one.lastAt ?? one.bookedAt ?? one.answeredAt ?? one.madeAt ?? one.receivedAt;
