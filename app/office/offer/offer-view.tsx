import { ReplyTime } from "#office/reply/reply-time-view.tsx";
import { Bill } from "#ui/text/bill.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import type { OfferView } from "./describe-offer.server.ts";

type OfferProps = {
  offer: Pick<OfferView, "lines" | "total" | "words" | "paymentUrl"> &
    Partial<Pick<OfferView, "moveThen">>;
};

/** What is offered, as its owner reads it: line by line, with the office's words and a link to pay. */
export function Offer({ offer: { lines, total, words, paymentUrl, moveThen } }: OfferProps) {
  return (
    <>
      {moveThen && (
        <p className="wrap-anywhere mb-3">It was made for the move as it was then: {moveThen}.</p>
      )}
      <Bill lines={lines} totals={[{ what: "Total", amount: total }]} />
      {words && <p className="wrap-anywhere mt-3 whitespace-pre-line">{words}</p>}
      {paymentUrl && (
        <p className="mt-3">
          <TextLink href={paymentUrl} rel="noreferrer" className="inline-block py-2 font-semibold">
            Pay on {new URL(paymentUrl).host}
          </TextLink>
        </p>
      )}
    </>
  );
}

/** Until when an offer is valid, which is not counted in days: a page may stay open. */
export const ValidUntil = ({ offer: { validUntil } }: { offer: Pick<OfferView, "validUntil"> }) => (
  <>
    It is valid until <ReplyTime time={validUntil} />.
  </>
);

/** The offer of a move that is booked, to look it up. */
export function BookedOffer({ offer }: { offer: OfferView }) {
  return (
    <section
      aria-labelledby="offer-title"
      className="mt-10 max-w-2xl rounded-card bg-paper p-5 shadow-card sm:p-7 print:p-0"
    >
      <h2 id="offer-title" className="mb-3 font-semibold text-heading">
        What was agreed
      </h2>
      {offer.answeredAt !== null && (
        <p className="mb-2">
          You accepted this offer on <ReplyTime time={offer.answeredAt} />.
        </p>
      )}
      <Offer offer={offer} />
    </section>
  );
}
