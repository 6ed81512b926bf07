import * as v from "valibot";
import { type Answer, canAnswer, type Offer } from "#office/offer/offer.ts";
import type { Offers } from "#office/offer/offers.server.ts";
import { promiseReply } from "#office/reply/reply-by.server.ts";
import type { AnswerRefusal } from "./offer-on-page.tsx";

const maxWords = 2_000;

const answerSchema = v.object({
  offer: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
  answer: v.picklist(["accepted", "declined"]),
  words: v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => text.replaceAll("\r\n", "\n").trim()),
  ),
});

/**
 * Gives the owner's answer to the offer that their page showed; null if it is given, now or before. `form` is null if it
 * could not be read.
 */
export async function answerOffer(
  form: FormData | null,
  enquiryId: string,
  offers: Offers,
  now: number,
): Promise<AnswerRefusal | null> {
  const read = v.safeParse(answerSchema, Object.fromEntries(form ?? []));
  if (!read.success) {
    const problem = "This form cannot be read. Please try it once more.";
    return { status: 400, problem, words: "" };
  }
  const { offer: offerId, answer, words } = read.output;
  if (words.length > maxWords) {
    const limit = maxWords.toLocaleString("en");
    const problem = `Please write at most ${limit} characters. Your words are below.`;
    return { status: 400, problem, words };
  }
  if (await offers.answer(enquiryId, { offerId, answer, words }, now, promiseReply(now))) {
    return null;
  }
  const current = await offers.find(enquiryId);
  if (current?.id !== offerId) {
    const problem = current
      ? "We have changed the offer since you opened this page. This is the new one: please read it first."
      : "We have taken the offer back since you opened this page. Please ask us for a new one.";
    return { status: 409, problem, words };
  }
  // The second press of a button.
  if (current.answer === answer) return null;
  return { status: 409, problem: describeUnanswerable(current, answer, now), words };
}

function describeUnanswerable(offer: Offer, answer: Answer, now: number): string {
  if (offer.answer === "accepted") {
    return "This offer has been accepted already. If that was a mistake, please call us.";
  }
  return canAnswer(offer, answer, now)
    ? "This offer cannot be answered any more. Please call us."
    : "This offer is no longer valid. Please ask us for a new one.";
}
