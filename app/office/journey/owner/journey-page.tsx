import { PhoneLink } from "#frame/contact/contact-links.tsx";
import { BillChanges, QuoteBill } from "#office/quote/result/quote-bill.tsx";
import { QuoteSafety } from "#office/quote/result/quote-safety.tsx";
import { ReplyTime } from "#office/reply/reply-time-view.tsx";
import { Time } from "#travel/plan/result/text/shown-text.tsx";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { KeepOnPhone, KeptNote } from "#ui/keep-on-phone.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pass, PassFact, passFacts, StubFigure } from "#ui/paper/pass.tsx";
import { FactRows } from "#ui/text/fact-rows.tsx";
import type { JourneyView } from "./journey-view.server.ts";
import { StagePath } from "./stage-path.tsx";

type JourneyPageProps = { journey: JourneyView; isStaging: boolean };

/** The page of a booked quote: our promise first, then where the move stands. */
export function JourneyPage({ journey, isStaging }: JourneyPageProps) {
  const { stages, isComplete, isBeingWritten, hasDied, endsOn, topic } = journey;
  return (
    <>
      <KeptNote />
      <PageHeading title="Your pet’s journey" isTight />
      <JourneyNews journey={journey} />
      <div className="mt-10 grid items-start gap-10 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-14 print:mt-2 print:block">
        {(stages.length > 0 || !isComplete || isBeingWritten) && (
          <section aria-labelledby="stages-title">
            <h2 id="stages-title" className="font-semibold text-heading">
              Where it stands
            </h2>
            {!isComplete && (
              <p className="mt-3 max-w-prose">
                We cannot show every stage of the move on this page just now. Please call us, and we
                tell you where it stands: <PhoneLink className="font-semibold" />
              </p>
            )}
            {isBeingWritten && (
              <p className="mt-3 max-w-prose">
                Your move has changed, and we are writing its new stages and days. If you need to
                know one before they are here, please call us:{" "}
                <PhoneLink className="font-semibold" />
              </p>
            )}
            <StagePath stages={stages} />
            {endsOn === null && stages.length > 0 && (
              <p className="mt-5 max-w-prose text-ink-soft">
                Authorities, laboratories and airlines set their own days, so these are planned, not
                promised. What we promise is our next message.
              </p>
            )}
          </section>
        )}
        <div className="grid gap-10 print:mt-4 print:gap-2">
          {hasDied ? (
            <KeepOnPhone start={journey.path} isOffered={false} />
          ) : (
            <TakeWithYou journey={journey} />
          )}
          {!hasDied && <Booked journey={journey} />}
          <QuoteSafety topic={topic} isStaging={isStaging} />
        </div>
      </div>
    </>
  );
}

/** What the owner comes for: our next message, or how the journey has ended; and the office's words. */
export function JourneyNews({ journey }: { journey: JourneyView }) {
  const { reference, whose, route, passRoute, nextBy, isMissed, isCalledOff, hasDied } = journey;
  const { last, words, endsOn, stages, stagesDone } = journey;
  const isOn = !isCalledOff && !hasDied;
  return (
    <Pass
      id="journey"
      title={route ?? "Your journey"}
      route={hasDied ? null : passRoute}
      stamp={isOn ? (nextBy === null ? "Home" : "Booked") : null}
      headline={
        <p className="font-display font-semibold text-2xl">
          <News journey={journey} />
        </p>
      }
      stub={
        <StubFigure label="Your reference" figure={reference}>
          Keep this page’s address to yourself: anyone who has it can read the page.
        </StubFigure>
      }
    >
      <div className="grid gap-3">
        <dl className={`${passFacts} empty:hidden`}>
          {whose && !hasDied && <PassFact label="Who travels">{whose}</PassFact>}
          {stages.length > 0 && <PassFact label="Stages done">{stagesDone}</PassFact>}
        </dl>
        {hasDied ? (
          <p>
            This move has ended, and you need do nothing further for it. If something is still open,
            call us whenever it suits you: <PhoneLink className="font-semibold" />
          </p>
        ) : isCalledOff ? (
          <p>
            We do nothing further for it. If something is still open, or you would like to travel
            after all, please call us: <PhoneLink className="font-semibold" />
          </p>
        ) : (
          isMissed &&
          nextBy !== null && (
            <Notice tone="bad" title="We have missed our promise">
              We promised a message by <ReplyTime time={nextBy} />, and have not sent it. That is
              our mistake. Please call us: <PhoneLink className="font-semibold" />
            </Notice>
          )
        )}
        {last && !hasDied && (
          <p>
            Our last message: <ReplyTime time={last.at} />
            {last.isLate ? ", later than we had promised." : ", as promised."}
          </p>
        )}
        {words && (
          <p className="wrap-anywhere max-w-prose whitespace-pre-line border-marigold border-l-4 pl-4 text-lead">
            {words}
          </p>
        )}
        {endsOn && (
          <p>
            This page ends on <Time day={endsOn} />.{isOn && " Thank you for travelling with us."}
          </p>
        )}
      </div>
    </Pass>
  );
}

/** In large letters: our next message, or how the journey has ended. */
function News({ journey: { nextBy, isMissed, isCalledOff, hasDied } }: { journey: JourneyView }) {
  if (hasDied) return "We are very sorry that your pet has died.";
  if (isCalledOff) return "This move is called off.";
  if (nextBy === null) return "Your pet is home.";
  if (isMissed) return "Our message is late.";
  return (
    <>
      Next message by{" "}
      <span className="inline-block">
        <ReplyTime time={nextBy} />
      </span>
    </>
  );
}

/** What was asked and who is paid for what, as the quote's page had them. */
function Booked({ journey: { asked, bill } }: { journey: JourneyView }) {
  return (
    <section aria-labelledby="booked-title" className="print:hidden">
      <h2 id="booked-title" className="mb-3 font-semibold text-heading">
        What you booked
      </h2>
      {asked.length > 0 && (
        <Fold title="What you asked" heading="h3">
          <FactRows rows={asked} />
        </Fold>
      )}
      {bill && (
        <Fold title="What it costs, line by line" heading="h3">
          <QuoteBill quote={bill} />
          <h4 className="mt-4 mb-2 font-semibold">What can change it</h4>
          <BillChanges fees={bill.fees} />
        </Fold>
      )}
    </section>
  );
}

function TakeWithYou({ journey }: { journey: JourneyView }) {
  const { path, calendarPath, papersPath, endsOn } = journey;
  const isHydrated = useIsHydrated();
  // Nothing of a journey that has ended is left for a calendar.
  const hasDays = endsOn === null;
  return (
    <section aria-labelledby="take-title" className="print:hidden">
      <h2 id="take-title" className="font-semibold text-heading">
        Take it with you
      </h2>
      <div className="mt-4 grid gap-3 lg:grid-cols-2">
        {papersPath && (
          <ButtonLink to={papersPath} reloadDocument>
            Print the papers
          </ButtonLink>
        )}
        {hasDays && (
          <ButtonLink to={calendarPath} reloadDocument look="quiet">
            Calendar file (.ics)
          </ButtonLink>
        )}
        {isHydrated && (
          <Button look="quiet" onClick={() => window.print()}>
            Print this page
          </Button>
        )}
        <KeepOnPhone start={path} isOffered={hasDays} className="contents" />
        {hasDays && (
          <p className="col-span-full text-ink-soft text-sm">
            The calendar file has this page’s days, but neither its address nor a name.
          </p>
        )}
      </div>
    </section>
  );
}
