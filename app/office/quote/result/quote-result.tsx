import type { ReactNode } from "react";
import { href } from "react-router";
import { enquiryRetentionDays, journeyRetentionDays } from "#content/company/retention.ts";
import { useRootData } from "#edge/root-data.ts";
import { PhoneLink } from "#frame/contact/contact-links.tsx";
import { composeWhatsAppText } from "#frame/contact/whatsapp.tsx";
import type { Reply } from "#office/enquiry/mail/mails.server.ts";
import { MailComes } from "#office/reply/reply-time-view.tsx";
import papersWithCat from "#pictures/papers.svg?w=640;960&as=picture";
import { Time } from "#travel/plan/result/text/shown-text.tsx";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { MessagePanel, PanelPicture } from "#ui/layout/message-panel.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Pass, PassFact, passFacts, StubFigure } from "#ui/paper/pass.tsx";
import { FactRows } from "#ui/text/fact-rows.tsx";
import { PageLink, TextLink, textLinkLook } from "#ui/text/text-link.tsx";
import { PromisedReply } from "./promised-reply.tsx";
import { QuoteBill } from "./quote-bill.tsx";
import { QuoteReplies } from "./quote-replies.tsx";
import { SafetyFacts, safetyTitle } from "./quote-safety.tsx";
import { QuoteJourney, QuoteScope } from "./quote-scope.tsx";
import { QuoteTerms } from "./quote-terms.tsx";
import type { QuoteView } from "./quote-view.server.ts";

type QuoteResultProps = {
  quote: QuoteView;
  /** What we offer, and the owner's answer to it. */
  offer: ReactNode;
  hasOffer: boolean;
  replies: Reply[];
  /** For whoever has the page's address from our mail. */
  notYouPath: string | null;
  isStaging: boolean;
};

/** The page of a requested quote: our promise first, then what we can say before there is a price. */
export function QuoteResult(props: QuoteResultProps) {
  const { quote, offer, hasOffer, replies, notYouPath, isStaging } = props;
  return (
    <>
      <PageHeading title={titleOf(quote, hasOffer)} isTight />
      {offer}
      <Promised quote={quote} hasOffer={hasOffer} isFromTab={notYouPath === null} />
      {replies.length > 0 && quote.ending !== "died" && (
        <div className="mt-10 print:mt-4">
          <QuoteReplies replies={replies} />
        </div>
      )}
      {/* Whose pet has died reads nothing about its journey. */}
      {quote.ending !== "died" && (
        <div className="mt-5 grid items-start gap-5 sm:mt-10 sm:gap-12 lg:grid-cols-[7fr_5fr] lg:gap-10 print:block">
          <QuoteBill quote={quote} hasOffer={hasOffer} />
          <div className="grid gap-5 sm:gap-6 print:mt-4">
            <Asked quote={quote} />
            <div>
              <QuoteJourney quote={quote} />
              <QuoteScope scope={quote.scope} />
              <QuoteTerms fees={quote.fees} endsOn={quote.endsOn} />
              <Fold title={safetyTitle}>
                <SafetyFacts topic={quote.topic} isStaging={isStaging} />
              </Fold>
            </div>
          </div>
        </div>
      )}
      {notYouPath && (
        <p className="mt-10 text-ink-soft print:hidden">
          Did somebody else ask for this with your email address?{" "}
          <PageLink to={notYouPath} className="inline-block py-1">
            This was not me
          </PageLink>
        </p>
      )}
    </>
  );
}

function titleOf({ state }: QuoteView, hasOffer: boolean) {
  if (state === "closed") return "Your request";
  if (hasOffer) return "Your quote";
  return state === "answered" ? "We have answered you" : "We have your request";
}

type PromisedProps = { quote: QuoteView; hasOffer: boolean; isFromTab: boolean };

function Promised({ quote, hasOffer, isFromTab }: PromisedProps) {
  const { reference, state, email, addressHint, topic, plan, route, endsOn } = quote;
  const { passRoute, ending, shared } = quote;
  const { hasMail = false } = useRootData() ?? {};
  const isHydrated = useIsHydrated();
  const text = topic && composeWhatsAppText(topic);
  return (
    <Pass
      id="promise"
      title={route ?? "Your quote"}
      route={passRoute}
      stamp={ending === null ? stamps[state] : null}
      headline={
        <div className="text-lead">
          {state === "answered" && hasOffer ? (
            // True of an offer that has expired, too, which says so itself.
            <p>We replied with the offer at the top of this page.</p>
          ) : (
            <PromisedReply quote={quote} />
          )}
        </div>
      }
      stub={
        <>
          <StubFigure label="Your reference" figure={reference}>
            {endsOn ? (
              <>
                This page ends on <Time day={endsOn} />. Keep its
              </>
            ) : (
              "Keep this page’s"
            )}{" "}
            address to yourself: anyone who has it can read the page
            {!isFromTab && ", and erase what was asked"}.
          </StubFigure>
          <div className="mt-2 -mb-2 flex flex-wrap gap-x-6 font-semibold print:hidden">
            {isHydrated && (
              <button
                type="button"
                onClick={() => window.print()}
                className={`min-h-11 ${textLinkLook}`}
              >
                Print
              </button>
            )}
            {text && state !== "closed" && (
              <TextLink
                href={`https://wa.me/?${new URLSearchParams({ text })}`}
                className="inline-flex min-h-11 items-center"
              >
                Share the move on WhatsApp
              </TextLink>
            )}
          </div>
        </>
      }
    >
      <dl className={passFacts}>
        {email && (state === "open" || state === "late") && (
          <PassFact label="Our reply goes to">{email}</PassFact>
        )}
        {plan?.asked && !shared && state !== "closed" && (
          <PassFact label={plan.asked.label}>{plan.asked.answer}</PassFact>
        )}
        {plan && state !== "closed" && (
          <PassFact label={`First day ${shared ? "they all" : "it"} can really land`}>
            <Time day={shared?.landing ?? plan.practical.landing} />
          </PassFact>
        )}
      </dl>
      {hasMail && isFromTab && !hasOffer && state === "open" && !quote.isWrittenDown && (
        <MailComes hasLink />
      )}
      {addressHint && state !== "closed" && <p className="mt-2 font-semibold">{addressHint}</p>}
    </Pass>
  );
}

/** How far the request has come. */
const stamps = { open: "Received", late: "Received", answered: "Answered", closed: null };

/** All but the way, which the pass above has as its title. */
function Asked({ quote: { rows, route, search } }: { quote: QuoteView }) {
  return (
    <section
      aria-labelledby="asked-title"
      className="lg:rounded-card lg:bg-paper lg:p-7 lg:shadow-card print:p-0"
    >
      <h2 id="asked-title" className="mb-3 font-semibold text-heading">
        What you asked
      </h2>
      <FactRows rows={rows.filter(({ value }) => value !== route)} />
      <p className="mt-1 print:hidden">
        <PageLink to={`${href("/quote")}?${search}`} className="inline-block py-1">
          Change your answers and ask again
        </PageLink>
      </p>
    </section>
  );
}

/** The page of a quote that was erased or never existed. */
export function QuoteGone() {
  const { hasMail = false } = useRootData() ?? {};
  return (
    <MessagePanel
      headingLevel="h1"
      title="This quote is no longer here"
      picture={<PanelPicture picture={papersWithCat} />}
      actions={
        <>
          {hasMail && <ButtonLink to={href("/quote/find")}>Have the link mailed</ButtonLink>}
          <ButtonLink to={href("/quote")} look={hasMail ? "quiet" : "primary"}>
            Ask for a quote
          </ButtonLink>
          <ButtonLink to={href("/contact")} look="quiet">
            Contact us
          </ButtonLink>
        </>
      }
    >
      <p>
        We keep the page of a quote until {enquiryRetentionDays} days after the month of the move or
        our answer, whichever is later, and that of a booked journey until {journeyRetentionDays}{" "}
        days after your pet is home or the move is called off. If yours is newer, please check that
        you copied the whole address, or ask us for the new one.
      </p>
    </MessagePanel>
  );
}

/** Also what a visitor sees whose connection is shared with somebody who makes up addresses. */
export function TooManyQuotes() {
  return (
    <MessagePanel headingLevel="h1" isAlert title="Please wait a minute">
      <p>
        Many pages of quotes were opened from your connection within a minute. Please open yours
        again in a minute, or call us on <PhoneLink />.
      </p>
    </MessagePanel>
  );
}
