import { href } from "react-router";
import { composeWhatsAppText } from "~/contact/whatsapp";
import { enquiryRetentionDays } from "~/content/retention";
import { ReplyTime } from "~/reply/reply-time-view";
import { Button, ButtonLink } from "~/ui/button";
import { useIsHydrated } from "~/ui/lifecycle";
import { MessagePanel } from "~/ui/message-panel";
import { PageHeading } from "~/ui/page-heading";
import { PageLink } from "~/ui/text-link";
import { QuoteMoney } from "./quote-money";
import { QuoteSafety } from "./quote-safety";
import { QuoteScope } from "./quote-scope";
import type { QuoteView } from "./quote-view.server";

type QuoteResultProps = { quote: QuoteView; isStaging: boolean };

/** What stays of a quote that was asked for: the promise first, then what can be said before the price. */
export function QuoteResult({ quote, isStaging }: QuoteResultProps) {
  return (
    <>
      <PageHeading title="We have your question" />
      <div className="grid items-start gap-10 lg:grid-cols-[7fr_5fr] lg:gap-14 print:block">
        <div className="grid gap-10 print:gap-2">
          <Promised quote={quote} />
          <Asked quote={quote} />
          <QuoteScope quote={quote} />
          <QuoteMoney fees={quote.fees} />
        </div>
        <QuoteSafety quote={quote} isStaging={isStaging} />
      </div>
    </>
  );
}

function Promised({ quote }: { quote: QuoteView }) {
  const { reference, replyBy, state, email, phone, topic } = quote;
  const isHydrated = useIsHydrated();
  const text = topic && composeWhatsAppText(topic);
  return (
    <section aria-label="Our answer" className="rounded-card bg-teal-pale p-5 sm:p-9 print:p-0">
      <p className="text-lead">
        {state === "answered" ? (
          "We have answered. Look into your mail, also among the spam."
        ) : (
          <>
            {state === "late" ? "We promised an answer by " : "We answer by "}
            <ReplyTime time={replyBy} />.
            {state === "late" && " If it has not come, call us: that is our mistake."}
          </>
        )}
      </p>
      <p className="mt-2">
        It goes to <strong className="wrap-anywhere">{email}</strong>
        {phone && ` and may come by phone, to ${phone}`}. Your reference is{" "}
        <strong>{reference}</strong>.
      </p>
      <p className="mt-2 text-ink-soft">
        This page stays for {enquiryRetentionDays} days, for you alone: whoever has its address can
        read it.
      </p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {isHydrated && <Button onClick={() => window.print()}>Print</Button>}
        {text && (
          <ButtonLink to={`https://wa.me/?${new URLSearchParams({ text })}`} look="quiet">
            Share the move on WhatsApp
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Asked({ quote: { rows, search } }: { quote: QuoteView }) {
  return (
    <section aria-labelledby="asked-title">
      <h2 id="asked-title" className="mb-4 font-semibold text-heading">
        What you asked
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
        {rows.map(({ label, value }) => (
          <div key={label} className="col-span-full grid grid-cols-subgrid">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 print:hidden">
        <PageLink to={`${href("/quote")}?${search}`} className="inline-block py-1">
          Ask again with other answers
        </PageLink>
      </p>
    </section>
  );
}

/** In place of a quote that was erased, or that never was. */
export function QuoteGone() {
  return (
    <MessagePanel
      headingLevel="h1"
      title="This quote is no longer here"
      actions={
        <>
          <ButtonLink to={href("/quote")}>Ask for a quote</ButtonLink>
          <ButtonLink to={href("/contact")} look="quiet">
            Contact us
          </ButtonLink>
        </>
      }
    >
      <p>
        We keep the page of a quote for {enquiryRetentionDays} days. If yours is younger, look
        whether the whole address was copied. Our answer itself is in your mail.
      </p>
    </MessagePanel>
  );
}
