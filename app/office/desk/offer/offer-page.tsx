import { href } from "react-router";
import { DeskCard } from "#office/desk/parts/desk-card.tsx";
import { DeskForm } from "#office/desk/parts/desk-form.tsx";
import { EnquiryHeading } from "#office/desk/parts/enquiry-heading.tsx";
import { NoMove } from "#office/desk/parts/no-move.tsx";
import type { Typed } from "#office/desk/post.server.ts";
import type { OfferView } from "#office/offer/describe-offer.server.ts";
import type { OfferValues } from "#office/offer/offer-form.ts";
import { Offer, ValidUntil } from "#office/offer/offer-view.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { CurrentOffer, type CurrentOfferProps } from "./current-offer.tsx";
import { OfferForm } from "./offer-form.tsx";
import type { ProposedLine } from "./propose-lines.server.ts";

/** What a posted form came to: a refusal, the form again, or the offer as its owner would read it. */
type Posted = {
  status: 200 | 400 | 409;
  typed: Typed;
  problem?: string;
  errors?: Record<string, string>;
  preview?: {
    offer: Pick<OfferView, "lines" | "total" | "words" | "paymentUrl" | "validUntil">;
    withoutAmount: string[];
  } | null;
};

type OfferPageProps = Pick<CurrentOfferProps, "enquiryId" | "mail" | "tell" | "seen"> & {
  reference: string;
  title: string;
  /** Why no offer can be made: the move is not filled in, or it is booked or closed. */
  state: "no-move" | "booked" | "closed" | "open";
  offer: OfferView | null;
  values: OfferValues;
  proposed: ProposedLine[];
  days: { min: string; max: string };
  done: string | null;
  posted: Posted | null;
};

const card = "rounded-card bg-paper p-5 shadow-card sm:p-6";

/** The desk's page of an offer: the one that the owner sees, and the form of the next one. */
export function OfferPage(props: OfferPageProps) {
  const { enquiryId, reference, title, state, offer, seen, done, posted } = props;
  const preview = posted?.preview ?? null;
  const isBeside = offer !== null && preview === null;
  // Of the other form, what was posted has no field of an offer.
  const typed = posted && posted.typed.do !== "withdraw" ? posted.typed : null;
  return (
    <>
      <EnquiryHeading
        enquiryId={enquiryId}
        reference={reference}
      >{`The offer: ${title}`}</EnquiryHeading>
      {posted?.problem && (
        <Notice tone="bad" title={posted.status === 409 ? "Not changed" : "Not yet"}>
          {posted.problem} {typed && "What you typed is kept."}
        </Notice>
      )}
      {done && !posted && (
        <Notice tone="good" title="Done">
          {done}
        </Notice>
      )}
      {state === "no-move" && (
        <NoMove enquiryId={enquiryId}>
          An offer stands on the page of a quote, and this enquiry has none yet.
        </NoMove>
      )}
      {state === "closed" && (
        <p className={`${card} mb-5`}>
          This enquiry is closed.{" "}
          <TextLink href={href("/desk/:enquiry", { enquiry: enquiryId })}>
            Open it again to make an offer
          </TextLink>
        </p>
      )}
      <div className={isBeside ? "grid items-start gap-6 lg:grid-cols-[5fr_7fr]" : "max-w-3xl"}>
        {offer && isBeside && (
          <CurrentOffer {...props} offer={offer} canChange={state === "open"} />
        )}
        {state === "open" &&
          (preview && posted ? (
            <Preview preview={preview} typed={posted.typed} hasEarlier={offer !== null} />
          ) : (
            <OfferForm
              title={offer ? "A changed offer" : "A new offer"}
              values={typed ?? props.values}
              errors={posted?.errors ?? {}}
              // A form that somebody else was faster than is compared with what the page shows now.
              seen={typed && posted?.status !== 409 ? seenOf(typed) : seen}
              proposed={props.proposed}
              days={props.days}
            />
          ))}
      </div>
    </>
  );
}

const seenOf = ({ revision = "", line = "" }: Typed) => ({ revision, line });

type PreviewProps = {
  preview: NonNullable<Posted["preview"]>;
  typed: Typed;
  hasEarlier: boolean;
};

/** The offer before it is sent. */
function Preview({ preview: { offer, withoutAmount }, typed, hasEarlier }: PreviewProps) {
  const { do: _, ...fields } = typed;
  return (
    <DeskCard id="preview-title" title="As the owner will read it">
      <div className="mt-3">
        <Offer offer={offer} />
      </div>
      <p className="mt-3">
        <ValidUntil offer={offer} />
      </p>
      {withoutAmount.length > 0 && (
        <p className="wrap-anywhere mt-3 rounded-lg bg-marigold-pale px-4 py-3">
          Left out, since they have no amount: {withoutAmount.join("; ")}.
        </p>
      )}
      {hasEarlier && <p className="mt-3">It takes the place of the offer that is there now.</p>}
      <DeskForm seen={fields} changes={{ send: "Send this offer", edit: "Change it" }} isMain />
    </DeskCard>
  );
}
