/** The words of a page after a post, by the name of what was done, and how the log's line about it may begin. */
export type DoneWords = Record<string, { words: string; did: readonly string[] }>;

/** The values of `?done=`. */
export const donePattern = (words: DoneWords) => new RegExp(`^(${Object.keys(words).join("|")})$`);

/** Such as "1 enquiry". */
export const countOf = (count: number): string =>
  `${count} ${count === 1 ? "enquiry" : "enquiries"}`;

const be = (count: number) => `${countOf(count)} ${count === 1 ? "is" : "are"}`;

/** The copies that an erasure does not reach. */
export const otherCopies =
  "Now delete the delivered copies, and the emails in the office’s mailboxes: nothing here can do that.";

/** The words of a page after a change of many enquiries, by the name of the change. */
const words: Record<string, (count: number) => string> = {
  "send-waiting": (count) =>
    `${countOf(count)} ${count === 1 ? "goes" : "go"} out with the next run, within five minutes.`,
  "send-flood": (count) =>
    `${be(count)} genuine now: a reply is promised, and what was not delivered goes out with the next run.`,
  "mark-flood": (count) => `${be(count)} marked as spam now, and in the list “Suspected spam”.`,
  "settle-refused": (count) =>
    `${be(count)} settled, and will not be sent any more. Answer by hand what is not answered yet.`,
  "give-all": (count) => `${be(count)} handed over.`,
  "erase-address": (count) => `${be(count)} gone from the desk, with all notes. ${otherCopies}`,
};

/** The values of `?done=`: a change, and how many enquiries it changed. */
export const housekeepingPattern = new RegExp(`^(${Object.keys(words).join("|")})-(\\d{1,7})$`);

/** The values of `?done=` after a change of all chosen ones of a list, or of some. */
export const severalDone = ["several", "several-of-more"];

/** Their words, which are true whatever was typed: with the second value, something else may or may not have been chosen. */
export function describeSeveral(changed: number, done: string): string {
  const others =
    " Whatever else you ticked was not, since somebody else was first, or it is closed or booked.";
  return `${be(changed)} changed.${done === "several" ? "" : others}`;
}

/** The words after a change of many; null for what is none. */
export const describeHousekeeping = (name: string, count: number): string | null =>
  words[name]?.(count) ?? null;

/** For the second press of a button. */
export const nothingLeft = "Nothing was left to do. The log says who did it.";
