import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { CheckIcon } from "#ui/icons.tsx";
import { Note, Notice } from "#ui/notice.tsx";
import { Pass } from "#ui/paper/pass.tsx";
import { formatDate } from "#ui/text/date-words.ts";
import { PageLink, textLinkLook } from "#ui/text/text-link.tsx";
import type { LandingView, PlanView } from "./plan-view.server.ts";
import { DatedWords, keyOf, Time } from "./text/shown-text.tsx";

/** The result, first and large: the day on which one can really fly, what to do next, and the day that the law allows. */
export function PlanResult({ plan }: { plan: PlanView }) {
  const { move, name, route, practical, byRules, next, obstacles, wanted, notes, questions } = plan;
  const who = name ?? "you";
  return (
    <div id="result" className="scroll-mt-20">
      <Pass
        id="result-title"
        className="own-action pass-transition"
        eyebrow={move}
        title={byRules ? `The first day ${who} can really fly` : `The first day ${who} can fly`}
        route={route}
        stamp={wanted && !wanted.isPossible ? "Too early" : null}
        headline={<PracticalDay landing={practical} isAlsoByRules={!byRules} wanted={wanted} />}
        stub={next && <NextMove next={next} />}
      >
        {obstacles && (
          <p>
            <strong>What can stop you:</strong>{" "}
            <a href="#conditions-title" className={textLinkLook}>
              {obstacles}
            </a>
          </p>
        )}
      </Pass>
      <div className="my-5 grid gap-2 lg:grid-cols-2 lg:gap-14 print:my-2">
        <p>
          <strong>Why not sooner:</strong> <DatedWords text={practical.decision} />
        </p>
        <div className="grid content-start gap-2">
          {byRules && (
            <p id="earliest-landing" className="text-ink-soft">
              The earliest landing that rules and offices allow: <Time day={byRules.landing} />.{" "}
              {byRules.whyLater}
            </p>
          )}
          {notes.map((note) => (
            <p key={keyOf(note)}>
              <DatedWords text={note} />
            </p>
          ))}
        </div>
      </div>
      {questions.map((question) => (
        <OpenQuestion key={question.title} question={question} />
      ))}
      {wanted && !wanted.works && <Wanted wanted={wanted} />}
    </div>
  );
}

/** What the owner or the vet does next. */
const NextMove = ({ next: { what, by, isToday } }: { next: NonNullable<PlanView["next"]> }) => (
  <p>
    <strong>Your move,</strong> by <Time day={by} />
    {isToday && " (today)"}: {what}.
  </p>
);

type OpenQuestionProps = { question: PlanView["questions"][number] };

/** A question that the plan stands or falls with, with a link for each answer. */
function OpenQuestion({ question: { title, text, answers, guide } }: OpenQuestionProps) {
  return (
    <Notice tone="neutral" title={title}>
      <p>
        <DatedWords text={text} />
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {answers.map(({ words, search }) => (
          <li key={words}>
            <PageLink
              to={{ search }}
              preventScrollReset
              className="inline-block py-2.5 font-semibold"
            >
              {words}
            </PageLink>
          </li>
        ))}
        {guide && (
          <li>
            <PageLink to={guide.to} className="inline-block py-2.5">
              {guide.words}
            </PageLink>
          </li>
        )}
      </ul>
    </Notice>
  );
}

type PracticalDayProps = Pick<PlanView, "wanted"> & {
  landing: LandingView;
  isAlsoByRules: boolean;
};

/** Where the flight leaves on another day, that day comes first. */
function PracticalDay({ landing: practical, isAlsoByRules, wanted }: PracticalDayProps) {
  const { landing, departure, first, onTheWay } = practical;
  const rulesId = isAlsoByRules ? "earliest-landing" : undefined;
  return (
    <>
      <p
        id={departure ? undefined : "practical-landing"}
        className="mt-1 font-display font-semibold text-heading sm:text-title"
      >
        <span id={departure ? undefined : rulesId}>
          <Time day={first} />
        </span>
      </p>
      {departure && (
        <p id="practical-landing" className="mt-1">
          Leave then, and land on{" "}
          <span id={rulesId}>
            <Time day={landing} />
          </span>
          .
        </p>
      )}
      {onTheWay.length > 0 && (
        <p id="way-home" className="mt-1 font-semibold">
          <DatedWords text={onTheWay} />
        </p>
      )}
      {wanted?.works && (
        <p role="status" className="mt-2 flex items-center gap-2 font-semibold">
          <CheckIcon />
          <span>
            <DatedWords text={wanted.works} />
          </span>
        </p>
      )}
    </>
  );
}

/** Why the landing in mind is tight or impossible, and what is possible in its place. */
function Wanted({ wanted }: { wanted: NonNullable<PlanView["wanted"]> }) {
  const { day, isPossible, verdict, alternatives } = wanted;
  return (
    <Note
      tone={isPossible ? "neutral" : "bad"}
      className="mb-8 print:mb-2"
      title={
        <>
          Landing on <Time day={day} />?
        </>
      }
    >
      <p>
        <DatedWords text={verdict} />
      </p>
      {alternatives.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {alternatives.map(({ text, arrive, search }) => (
            <li key={keyOf(text)}>
              <DatedWords text={text} />{" "}
              {arrive && (
                <PageLink to={{ search }} replace preventScrollReset className="font-semibold">
                  <Time day={arrive} />
                </PageLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}

/** Keeps the result in view on a phone while the input below or above it changes. */
export function PlanFootBar({ plan, search }: { plan: PlanView; search: string }) {
  const { departure, landing } = plan.practical;
  const { dateTime } = departure ?? landing;
  return (
    <div
      data-foot-bar
      className="flex items-center justify-between gap-3 noscript:hidden md:hidden print:hidden"
    >
      <p className="leading-snug">
        <span className="text-sm">First day you can fly</span>
        <strong className="block">
          <time dateTime={dateTime}>{formatDate(dateTime)}</time>
        </strong>
      </p>
      <ButtonLink to={sendPath(search)} prefetch="intent" className="shrink-0 max-sm:px-5!">
        Send us this plan
      </ButtonLink>
    </div>
  );
}

/** The contact form with the plan in it. */
export const sendPath = (search: string) => `${href("/contact")}?${search}`;
