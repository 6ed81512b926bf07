/** The message that was sent last; `by` is the time until which it was promised. Milliseconds since 1970. */
type LastMessage = { by: number; at: number };

/** Our promise to an owner: our next message, never the day of an authority. */
export type MessagePromise = {
  /** Null once the pet is home, or the move is called off. */
  nextBy: number | null;
  last: LastMessage | null;
};

export const isMissed = ({ nextBy }: Pick<MessagePromise, "nextBy">, now: number): boolean =>
  nextBy !== null && now > nextBy;

export const wasLate = ({ by, at }: LastMessage): boolean => at > by;

type Change = { isSent: boolean; nextBy: number };

/**
 * The promise after a change by the office. A promise that is not due yet may be moved; one that was missed stays until
 * the message is sent, so that the owner goes on seeing it. Null if the change would hide a missed one.
 */
export function changePromise(
  promise: MessagePromise,
  { isSent, nextBy }: Change,
  now: number,
): MessagePromise | null {
  if (!isSent && isMissed(promise, now) && nextBy !== promise.nextBy) return null;
  return { nextBy, last: isSent ? sentNow(promise, now) : promise.last };
}

/** The last message is the news that the pet is home, or that the move is called off. */
export const endPromise = (promise: MessagePromise, now: number): MessagePromise => ({
  nextBy: null,
  last: sentNow(promise, now),
});

const sentNow = ({ nextBy, last }: MessagePromise, now: number): LastMessage | null =>
  nextBy === null ? last : { by: nextBy, at: now };
