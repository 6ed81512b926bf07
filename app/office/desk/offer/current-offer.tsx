import type { ReactNode } from "react";
import { href } from "react-router";
import type { ContactLinks } from "#office/desk/contact/contact-links.server.ts";
import { DeskCard } from "#office/desk/parts/desk-card.tsx";
import { SeenState } from "#office/desk/parts/desk-form.tsx";
import type { Seen } from "#office/enquiry/store/desk-log.server.ts";
import type { OfferView } from "#office/offer/describe-offer.server.ts";
import { Offer } from "#office/offer/offer-view.tsx";
import { ReplyTime } from "#office/reply/reply-time-view.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

export type CurrentOfferProps = {
  enquiryId: string;
  offer: OfferView;
  /** False once it is booked. */
  canChange: boolean;
  /** What became of its mail, in words; null if there is none. */
  mail: string | null;
  /** Null if the owner is mailed. */
  tell: ContactLinks | null;
  seen: Seen;
};

/** The offer that is on the owner's page. */
export function CurrentOffer(props: CurrentOfferProps) {
  const { offer, enquiryId, canChange, seen } = props;
  return (
    <DeskCard id="current-title" title="On the owner’s page">
      <p className="mt-2 mb-3">
        <OfferState offer={offer} />
      </p>
      {offer.answerWords && (
        <p className="wrap-anywhere mb-3 whitespace-pre-line border-marigold border-l-4 pl-4">
          {offer.answerWords}
        </p>
      )}
      <Offer offer={offer} />
      {offer.state === "open" && <Telling {...props} />}
      {canChange && (
        <form method="post" className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <SeenState seen={{ ...seen, offer: offer.id }} />
          <Button type="submit" name="do" value="withdraw" look="quiet">
            Withdraw the offer
          </Button>
          <TextLink
            href={href("/desk/:enquiry/journey", { enquiry: enquiryId })}
            className="inline-block py-2"
          >
            Book it
          </TextLink>
        </form>
      )}
    </DeskCard>
  );
}

function OfferState({ offer: { state, answeredAt, validUntil } }: { offer: OfferView }) {
  const until = <ReplyTime time={validUntil} />;
  if (state === "open") return <>It waits for the owner until {until}.</>;
  if (state === "expired") return <>It was valid until {until}, and nobody has answered it.</>;
  return (
    <>
      The owner {state} it
      {answeredAt !== null && (
        <>
          {" "}
          on <ReplyTime time={answeredAt} />
        </>
      )}
      .
    </>
  );
}

/** Whether the owner has got it by mail, or how to tell them. */
function Telling({ mail, tell }: Pick<CurrentOfferProps, "mail" | "tell">) {
  if (!tell) return <p className="mt-3">{mail}</p>;
  return (
    <div className="mt-3 rounded-lg bg-marigold-pale px-4 py-3">
      <p>{mail ?? "Nothing was mailed."} Please tell the owner yourself:</p>
      <ul className="flex flex-wrap gap-x-6">
        <Way href={tell.whatsApp}>WhatsApp</Way>
        <Way href={tell.mail}>Email</Way>
        <Way href={tell.call}>Call</Way>
      </ul>
    </div>
  );
}

function Way({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return null;
  return (
    <li>
      <TextLink href={href} rel="noreferrer" className="inline-flex min-h-11 items-center">
        {children}
      </TextLink>
    </li>
  );
}
