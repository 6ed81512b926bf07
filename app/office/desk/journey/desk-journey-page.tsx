import type { ComponentProps } from "react";
import { href } from "react-router";
import { ContactWays } from "#office/desk/contact/contact-ways.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import type { Seen } from "#office/enquiry/store/desk-log.server.ts";
import { endOf, type Journey, titleOf } from "#office/journey/journey.ts";
import type { JourneyValues } from "#office/journey/journey-form.ts";
import type { Stage } from "#office/journey/stages.ts";
import { ReplyTime } from "#office/reply/reply-time-view.tsx";
import { Notice } from "#ui/notice.tsx";
import { BookingForm, ChangeLinks, JourneyForm, LinkForm } from "./journey-forms.tsx";
import { type Proposal, ProposalPage } from "./proposal-page.tsx";
import type { DeskStage } from "./stage-views.server.ts";

type DeskJourneyPageProps = {
  reference: string;
  enquiryId: string;
  route: string | null;
  /** Whose pet it is, and how to reach them. */
  owner: ComponentProps<typeof ContactWays> & { name: string; pet: string | null };
  quoteKey: string;
  pageUrl: string;
  journey: Journey | null;
  /** False if some of its stages cannot be read. */
  isComplete: boolean;
  isMissed: boolean;
  /** The move was corrected to another one: the form proposes its stages, and the owner's page has none. */
  isOfOtherMove: boolean;
  stages: DeskStage[];
  /** The stages that a booking would begin with. */
  booking: { stages: Stage[]; planWords: string } | null;
  /** Whether the owner has accepted an offer. */
  hasAccepted: boolean;
  /** The move for which the offer was made, if that is another one now. */
  moveThen: string | null;
  /** The change that is asked about. */
  proposal: Proposal | null;
  /** What has moved with a flight at the change that has just been saved. */
  moved: string | null;
  /** Whether the last change can be undone. */
  canUndo: boolean;
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
export function DeskJourneyPage(props: DeskJourneyPageProps) {
  const { reference, enquiryId, route, owner, journey, hasMail, refusal, proposal } = props;
  // Of another form than the journey's, what was typed has none of its fields.
  const isOfForm = refusal !== null && (journey === null || refusal.typed.do === "save");
  const values = isOfForm ? refusal.typed : props.values;
  const errors = refusal?.errors ?? {};
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <a
          href={href("/desk/:enquiry", { enquiry: enquiryId })}
          className="inline-block py-1 text-teal underline"
        >
          {reference}
        </a>
        <span className="wrap-anywhere min-w-0">
          {owner.name}
          {owner.pet && `, ${owner.pet}`}
        </span>
      </p>
      <h1 className="wrap-anywhere font-semibold text-xl leading-tight sm:text-heading">
        {journey ? "The journey" : "Book"}: {route ?? reference}
      </h1>
      <div className="mb-3">
        <ContactWays {...owner} isShort />
      </div>
      <State {...props} />
      {journey === null ? (
        <Booking {...props} values={values} errors={errors} />
      ) : proposal ? (
        <ProposalPage proposal={proposal} refusal={refusal} hasMail={hasMail} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
          <JourneyForm
            values={values}
            errors={errors}
            hasMail={hasMail}
            stages={props.stages}
            isEnded={endOf(journey) !== null}
          />
          {/* While these are in view, the form's button leaves the foot of a phone. */}
          <div className="own-action grid gap-6 lg:col-start-2 lg:row-start-1">
            <LinkForm pageUrl={props.pageUrl} quoteKey={props.quoteKey} hasMail={hasMail} />
            <ChangeLinks isEnded={endOf(journey) !== null} canUndo={props.canUndo} />
          </div>
        </div>
      )}
    </>
  );
}

/** What was done, what was refused, and what is wrong with the journey. */
function State(props: DeskJourneyPageProps) {
  const { journey, isMissed, isComplete, isOfOtherMove, done, moved, refusal } = props;
  return (
    <>
      {refusal && (
        <Notice tone="bad" title="Nothing was saved">
          {refusal.problem} What you typed is kept.
        </Notice>
      )}
      {done && !refusal && (
        <Notice tone="good" title="Done">
          {done} {moved}
        </Notice>
      )}
      {journey?.nextBy && isMissed && (
        <Notice tone="bad" title="A promised message is late">
          It was promised by <ReplyTime time={journey.nextBy} />, and the owner’s page says that we
          have missed it. Call or write now, then tick below that it is sent.
        </Notice>
      )}
      {!isComplete && (
        <Notice tone="bad" title="Some stages cannot be read">
          The owner’s page leaves them out, and asks the owner to call us. Check every stage below
          before you save: only these are kept.
        </Notice>
      )}
      {isOfOtherMove && (
        <Notice tone="bad" title="The move was corrected to another one">
          The owner’s page has no stages, and says that we are writing them. Below are those of the
          new move, with what was done before: check them, and save. Only then the owner sees them.
        </Notice>
      )}
      {journey && journey.homeAt !== null && !done && (
        <Notice tone="neutral" title="The pet is home">
          The owner’s page says so.
        </Notice>
      )}
      {journey && journey.calledOffAt !== null && (
        <Notice
          tone="neutral"
          title={journey.calledOffWhy === "died" ? "The pet has died" : "This move is called off"}
        >
          The owner’s page says so.
          {journey.calledOffWhy === null &&
            " If they travel after all, open the journey again below."}
        </Notice>
      )}
    </>
  );
}

type BookingProps = Pick<
  DeskJourneyPageProps,
  "seen" | "booking" | "hasAccepted" | "moveThen" | "values"
> & {
  errors: Record<string, string>;
};

function Booking({ booking, ...form }: BookingProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
      <BookingForm {...form} />
      {booking && (
        <p className="text-ink-soft">
          {booking.planWords} It has these stages:{" "}
          {booking.stages.map((stage) => titleOf(stage)).join(", ")}. The quote’s page shows them as
          soon as it is booked, and is then kept until the journey is over.
        </p>
      )}
    </div>
  );
}
