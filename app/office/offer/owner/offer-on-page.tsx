import { EmailLink, PhoneLink } from "#frame/contact/contact-links.tsx";
import type { ReplyState } from "#office/enquiry/reply-state.ts";
import type { OfferView } from "#office/offer/describe-offer.server.ts";
import { Offer, ValidUntil } from "#office/offer/offer-view.tsx";
import { ReplyTime } from "#office/reply/reply-time-view.tsx";
import { Button } from "#ui/button.tsx";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { Notice } from "#ui/notice.tsx";

/** Why the owner's answer changed nothing. */
export type AnswerRefusal = {
  /** 400 if what was sent is wrong; 409 if the offer is no longer as the page showed it. */
  status: 400 | 409;
  problem: string;
  words: string;
};

type OfferOnPageProps = {
  offer: OfferView | null;
  /** Our promise of a reply, which an answer renews. */
  promise: { state: ReplyState; replyBy: number | null };
  refusal: AnswerRefusal | null;
};

/** The offer on its owner's page, with the buttons to answer it. Plain forms, so that they need no script. */
export function OfferOnPage({ offer, promise, refusal }: OfferOnPageProps) {
  return (
    <>
      {refusal && (
        <Notice tone="bad" title="Your answer has not reached us">
          {refusal.problem}
        </Notice>
      )}
      {offer && (
        <section
          aria-labelledby="offer-title"
          className="mb-10 max-w-3xl rounded-card bg-paper p-5 shadow-card sm:p-7 print:p-0"
        >
          <h2 id="offer-title" className="mb-3 font-semibold text-heading">
            Our offer
          </h2>
          {offer.replacesAccepted && (
            <p className="mb-4">
              You accepted an earlier offer, which this one replaces. Please read it, and answer
              anew.
            </p>
          )}
          <Answered offer={offer} promise={promise} />
          <Offer offer={offer} />
          <Answering offer={offer} words={refusal?.words} />
        </section>
      )}
    </>
  );
}

type AnsweredProps = Pick<OfferOnPageProps, "promise"> & { offer: OfferView };

/** What the owner has answered, and what follows. Renders nothing for an offer without an answer. */
function Answered({ offer, promise }: AnsweredProps) {
  const { state, answeredAt, answerWords } = offer;
  if (answeredAt === null) return null;
  const isDue = state === "accepted" || answerWords !== null;
  const openUntil = isDue && promise.state === "open" ? promise.replyBy : null;
  return (
    <div className="mb-4 rounded-lg bg-teal-pale px-4 py-3">
      <p>
        You {state} this offer on <ReplyTime time={answeredAt} />
        {state === "declined" && answerWords === null ? "; thank you for telling us." : "."}
        {openUntil !== null && (
          <>
            {" "}
            {state === "accepted" ? "We confirm your booking by " : "We reply to your words by "}
            <ReplyTime time={openUntil} />.
          </>
        )}
      </p>
      {answerWords && (
        <p className="wrap-anywhere mt-2 whitespace-pre-line">You wrote: {answerWords}</p>
      )}
    </div>
  );
}

/** The buttons, or how to go on without them. */
function Answering({ offer, words }: { offer: OfferView; words: string | undefined }) {
  const { id, state, canAccept, validUntil } = offer;
  if (state === "accepted") return null;
  if (!canAccept) {
    return (
      <p className="mt-4">
        This offer was valid until <ReplyTime time={validUntil} />. Ask us for a new one: call{" "}
        <PhoneLink /> or write to <EmailLink />.
      </p>
    );
  }
  const isDeclined = state === "declined";
  return (
    <form method="post" className="mt-4 print:hidden">
      <p>
        {isDeclined && "Have you changed your mind? You can still accept it. "}
        <ValidUntil offer={offer} />
        {isDeclined && (
          <>
            {" "}
            If something should be different, call <PhoneLink /> or write to <EmailLink />.
          </>
        )}
      </p>
      <input type="hidden" name="offer" value={id} />
      {!isDeclined && (
        <div className="mt-4">
          <FormField
            label="Anything to tell us?"
            name="words"
            rows={3}
            defaultValue={words}
            hint="You need not write anything. If something should be different, write it here and decline: we reply."
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" name="answer" value="accepted">
          Accept the offer
        </Button>
        {!isDeclined && (
          <Button type="submit" name="answer" value="declined" look="quiet">
            Decline
          </Button>
        )}
      </div>
    </form>
  );
}
