import { href } from "react-router";
import { ContactWays } from "#office/desk/contact/contact-ways.tsx";
import { DeskCard } from "#office/desk/parts/desk-card.tsx";
import { Log } from "#office/desk/parts/log-list.tsx";
import { PromiseStamp } from "#office/desk/parts/promise-stamp.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import { Time } from "#travel/plan/result/text/shown-text.tsx";
import { TicketStub } from "#ui/paper/travel-paper.tsx";
import { FactRows } from "#ui/text/fact-rows.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { Closing } from "./closing.tsx";
import { Delivery, NewPromise, Notes } from "./enquiry-forms.tsx";
import type { EnquiryView } from "./enquiry-view.server.ts";
import { FloodDecision } from "./flood-decision.tsx";
import { Erasure } from "./kept/erasure.tsx";
import { Others } from "./others.tsx";
import { Answering } from "./reply/answering.tsx";
import { ChooseText } from "./reply/choose-text.tsx";
import { MailStop, Mails, ReplyForm } from "./reply/reply-form.tsx";

type EnquiryPageProps = { enquiry: EnquiryView; refusal: Refusal | null; today: string };

/** One enquiry: who asks, how to reach them, what was asked, and what the office does with it. */
export function EnquiryPage({ enquiry, refusal, today }: EnquiryPageProps) {
  const { log, isFlood } = enquiry;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid grid-cols-1 gap-6">
        <Heading enquiry={enquiry} refusal={refusal} />
        <MailStop enquiry={enquiry} />
        {isFlood && <FloodDecision enquiry={enquiry} />}
        <Asked enquiry={enquiry} />
        {!isFlood && <ChooseText enquiry={enquiry} />}
        <ReplyForm enquiry={enquiry} refusal={refusal} />
        <Closing enquiry={enquiry} refusal={refusal} />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <Mails enquiry={enquiry} />
        <Notes enquiry={enquiry} refusal={refusal} />
        {!isFlood && (
          <>
            <NewPromise enquiry={enquiry} refusal={refusal} today={today} />
            {enquiry.source === null && <Delivery enquiry={enquiry} />}
          </>
        )}
        <Others enquiry={enquiry} />
        <section aria-labelledby="log-title">
          <h2 id="log-title" className="font-semibold text-xl">
            Who did what
          </h2>
          <Log log={log} />
        </section>
        <Erasure enquiry={enquiry} refusal={refusal} today={today} />
      </div>
    </div>
  );
}

/** The boarding pass of an enquiry, with what is done most. */
function Heading({ enquiry, refusal }: Omit<EnquiryPageProps, "today">) {
  const {
    reference,
    source,
    stage,
    name,
    title,
    pet,
    received,
    promise,
    kind,
    contact,
    phone,
    email,
    answer,
    answerWords,
  } = enquiry;
  return (
    <section aria-labelledby="enquiry-title" className="rounded-card bg-paper shadow-card">
      <div className="rounded-t-card bg-teal-deep px-5 py-4 text-white">
        <p className="text-sm">
          {kind === "quote" ? "Quote" : "Message"} {reference}
          {source && `, by ${source}`}, received {received}
        </p>
        <h1 id="enquiry-title" className="wrap-anywhere mt-1 font-semibold text-2xl">
          {name}
        </h1>
        <p className="wrap-anywhere mt-1">
          {title}
          {pet && ` (${pet})`}
        </p>
      </div>
      <div className="px-5 py-4">
        <PromiseStamp promise={promise} />
        {stage && <p className="mt-2">{stage}</p>}
        {answer && (
          <p className="wrap-anywhere mt-2 whitespace-pre-line">
            The owner has {answer} the offer{answerWords ? `: “${answerWords}”` : "."}
          </p>
        )}
        <div className="mt-3">
          <ContactWays contact={contact} phone={phone} email={email} />
        </div>
      </div>
      <TicketStub className="px-5 pt-5 pb-4">
        <Answering enquiry={enquiry} refusal={refusal} />
      </TicketStub>
    </section>
  );
}

function Asked({ enquiry }: { enquiry: EnquiryView }) {
  const { id, kind, asked, quoteUrl } = enquiry;
  const { message, rows, plan, crates, basket } = asked;
  return (
    <DeskCard id="asked-title" title="What was asked">
      {message !== null && <p className="wrap-anywhere mt-3 whitespace-pre-line">{message}</p>}
      {rows.length > 0 && (
        <div className="mt-3">
          <FactRows rows={rows} />
        </div>
      )}
      {plan && (
        <div className="border-sand-deep border-t pt-3">
          <p>
            {plan.monthTooEarly && `${plan.monthTooEarly} is too early. `}
            It can really land from{" "}
            <strong>
              <Time day={plan.landing} />
            </strong>{" "}
            on, by the plan of <Time day={plan.askedOn} />, the day they asked.{" "}
            <TextLink href={plan.url}>Today’s plan, step by step</TextLink>
          </p>
        </div>
      )}
      {crates.map(({ pet, words, url }) => (
        <div key={url} className="mt-3 border-sand-deep border-t pt-3">
          <p>
            Crate, {pet.toLowerCase()}: {words}. <TextLink href={url}>The crate finder</TextLink>
          </p>
        </div>
      ))}
      {basket && (
        <p className="mt-1">
          <TextLink href={basket.url}>{`Link to a basket with ${basket.crates}`}</TextLink>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-x-6 border-sand-deep border-t pt-1">
        <TextLink href={href("/desk/:enquiry/edit", { enquiry: id })} className="inline-block py-2">
          {kind === "quote" ? "Correct it" : "Correct it, or fill in the move"}
        </TextLink>
        {quoteUrl && (
          <TextLink href={quoteUrl} className="inline-block py-2">
            The page that the visitor sees
          </TextLink>
        )}
      </div>
    </DeskCard>
  );
}
