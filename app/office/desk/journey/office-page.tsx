import { href } from "react-router";
import type { Refusal } from "#office/desk/post.server.ts";
import type { Seen } from "#office/enquiry/desk-log.server.ts";
import { endOf, type Journey, titleOf } from "#office/journey/journey.ts";
import type { JourneyValues } from "#office/journey/journey-form.ts";
import type { Stage } from "#office/journey/stages.ts";
import { ReplyTime } from "#office/reply/reply-time-view.tsx";
import { Notice } from "#ui/notice.tsx";
import { BookingForm, CallOffForm, CloseForm, JourneyForm, LinkForm } from "./journey-forms.tsx";

/** The office's page of a journey after a change, by the name of the change. */
export const doneWords = {
  book: { did: ["booked it"], words: "It is booked. The quote’s page shows the journey now." },
  save: { did: ["set the stage"], words: "Saved. The owner sees it now." },
  replace: {
    did: ["replaced the link"],
    words: "The link is replaced. The old one has ended: the owner needs the new one.",
  },
  close: { did: ["closed the journey"], words: "Closed: the pet is home." },
  "call-off": {
    did: ["called off the move"],
    words: "The move is called off. The owner’s page says so.",
  },
} as const;

type OfficePageProps = {
  reference: string;
  enquiryId: string;
  route: string | null;
  quoteKey: string;
  pageUrl: string;
  journey: Journey | null;
  /** False if some of its stages cannot be read. */
  isComplete: boolean;
  isMissed: boolean;
  /** The stages that a booking would begin with. */
  planned: Stage[];
  /** Whether the owner has accepted an offer. */
  hasAccepted: boolean;
  /** The state of the quote that the page shows. */
  seen: Seen;
  values: JourneyValues;
  /** Whether the owner is mailed what changes. */
  hasMail: boolean;
  /** The words about the action that has just been done. */
  done: string | null;
  refusal: Refusal | null;
};

/** The desk's page of a quote that is booked, or may be. Plain forms, since the desk has no scripts. */
export function OfficePage(props: OfficePageProps) {
  const { reference, enquiryId, route, journey, isMissed, hasMail, done, refusal } = props;
  // Of another form than the journey's, what was typed has none of its fields.
  const isOfForm = refusal !== null && (journey === null || refusal.typed.do === "save");
  const values = isOfForm ? refusal.typed : props.values;
  const errors = refusal?.errors ?? {};
  return (
    <>
      <p>
        <a
          href={href("/desk/:enquiry", { enquiry: enquiryId })}
          className="inline-block py-2 text-teal underline"
        >
          {reference}
        </a>
      </p>
      <h1 className="mb-5 font-semibold text-heading">
        {journey ? "The journey" : "Book"}: {route ?? reference}
      </h1>
      {refusal && (
        <Notice tone="bad" title="Nothing was saved">
          {refusal.problem} What you typed is kept.
        </Notice>
      )}
      {done && !refusal && (
        <Notice tone="good" title="Done">
          {done}
        </Notice>
      )}
      {journey?.nextBy && isMissed && (
        <Notice tone="bad" title="A promised message is late">
          It was promised by <ReplyTime time={journey.nextBy} />, and the owner’s page says that we
          have missed it. Call or write now, then tick below that it is sent.
        </Notice>
      )}
      {!props.isComplete && (
        <Notice tone="bad" title="Some stages cannot be read">
          The owner’s page leaves them out, and asks the owner to call us. Check every stage below
          before you save: only these are kept.
        </Notice>
      )}
      {journey && journey.calledOffAt !== null && (
        <Notice tone="neutral" title="This move is called off">
          The owner’s page says so. If they travel after all, open the journey again below.
        </Notice>
      )}
      {journey ? (
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
          <JourneyForm {...{ journey, values, errors, hasMail }} />
          <div className="grid gap-6">
            <LinkForm pageUrl={props.pageUrl} quoteKey={props.quoteKey} hasMail={hasMail} />
            {endOf(journey) === null && (
              <>
                <CloseForm revision={values.revision} />
                <CallOffForm revision={values.revision} hasMail={hasMail} />
              </>
            )}
          </div>
        </div>
      ) : (
        <div className="grid max-w-2xl gap-6">
          <BookingForm {...{ values, errors }} seen={props.seen} hasAccepted={props.hasAccepted} />
          <p className="text-ink-soft">
            By the pet’s plan the journey has these stages:{" "}
            {props.planned.map((stage) => titleOf(stage)).join(", ")}. The quote’s page shows them
            as soon as it is booked, and is then kept until the journey is over.
          </p>
        </div>
      )}
    </>
  );
}
