import { href, useLocation } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Eyebrow } from "~/ui/layout/section-heading";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/text/text-link";
import { DatedText, Time } from "./dated-text";
import type { DayWords } from "./day-words.server";
import { readQuery, writeQuery } from "./plan-query";
import type { PlanView } from "./plan-view.server";

/** The main answer: the earliest landing and the one that we would plan for, as the two parts of a ticket. */
export function PlanResult({ plan }: { plan: PlanView }) {
  const { move, earliest, decision, advised, advice, wanted } = plan;
  return (
    <section aria-labelledby="answer-title" id="earliest-landing" className="scroll-mt-20">
      <div className="lg:ticket mb-8 grid overflow-hidden rounded-card bg-teal-deep text-white forced-colors:border lg:grid-cols-[1fr_26rem] lg:[--tear:26rem] print:mb-2 print:grid-cols-2 print:rounded-none print:bg-white print:text-ink">
        <div className="px-5 py-5 sm:px-10 sm:py-12 print:p-0">
          <Eyebrow isOnDark>{move}</Eyebrow>
          <h2 id="answer-title" className="text-lead">
            Earliest landing
          </h2>
          <LargeDay day={earliest} className="text-title" />
          <p className="mt-3 max-w-md">{decision}</p>
        </div>
        <div className="border-white/25 border-t-2 border-dashed bg-marigold-pale px-5 py-5 text-ink sm:px-10 sm:py-12 lg:border-t-0 lg:border-l-2 print:border-0 print:bg-white print:p-0">
          <h3 className="text-lead">We would plan for</h3>
          <LargeDay day={advised} className="text-heading" />
          <p className="mt-3">{advice}</p>
        </div>
      </div>
      {wanted && <Wanted wanted={wanted} />}
      {plan.notes.length > 0 && (
        <ul className="mb-8 grid gap-3 print:mb-2 print:gap-1">
          {plan.notes.map((note) => (
            <li key={note} className="rounded-lg bg-marigold-pale px-4 py-3 print:p-0">
              <DatedText>{note}</DatedText>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Puts the weekday above the date, so that neither wraps. */
function LargeDay({ day, className }: { day: DayWords; className: string }) {
  const [weekday, date] = day.words.split(", ");
  return (
    <p className={`mt-1 font-display font-semibold ${className}`}>
      <time dateTime={day.dateTime}>
        <span className="block text-lead">{weekday}, </span>
        {date}
      </time>
    </p>
  );
}

function Wanted({ wanted }: { wanted: NonNullable<PlanView["wanted"]> }) {
  const { day, isPossible, verdict, alternatives } = wanted;
  const { search } = useLocation();
  const query = readQuery(new URLSearchParams(search));
  return (
    <Notice
      tone={isPossible ? "good" : "neutral"}
      title={
        <>
          Landing on <Time day={day} />?
        </>
      }
    >
      <p>
        <DatedText>{verdict}</DatedText>
      </p>
      {alternatives.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {alternatives.map(({ text, arrive }) => (
            <li key={text}>
              <DatedText>{text}</DatedText>{" "}
              {arrive && (
                <PageLink
                  to={{ search: writeQuery({ ...query, arrive: arrive.dateTime }) }}
                  replace
                  preventScrollReset
                  className="font-semibold"
                >
                  <Time day={arrive} />
                </PageLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Keeps the result in view on a phone while the visitor changes the answers. */
export function PlanFootBar({ plan, search }: { plan: PlanView; search: string }) {
  return (
    <div
      data-foot-bar
      className="flex items-center justify-between gap-3 noscript:hidden md:hidden print:hidden"
    >
      <p className="text-sm leading-snug">
        Earliest landing
        <strong className="block text-lg">
          <time dateTime={plan.earliest.dateTime}>{plan.earliest.words.split(", ")[1]}</time>
        </strong>
      </p>
      <ButtonLink to={sendPath(search)} prefetch="intent" className="shrink-0">
        Send us this plan
      </ButtonLink>
    </div>
  );
}

/** The contact form with the plan in it. */
export const sendPath = (search: string) => `${href("/contact")}?${search}`;
