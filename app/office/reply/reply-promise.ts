import * as ownerFacts from "#content/company/owner-facts.ts";

const { officeDays } = ownerFacts.replyTime.value;

/** The promise of a reply, on pages that do not know when the question will come. */
export const answerPromise =
  officeDays === 1
    ? "We reply by the end of the next office day."
    : `We reply within ${officeDays} office days.`;
