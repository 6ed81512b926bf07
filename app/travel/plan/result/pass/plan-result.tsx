import type { ReactNode } from "react";
import { href } from "react-router";
import type { LandingView, PlanView } from "#travel/plan/result/plan-view.server.ts";
import { DatedWords, keyOf, Time } from "#travel/plan/result/text/shown-text.tsx";
import { Obstacles } from "#travel/rules/obstacles.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pass, StubFigure } from "#ui/paper/pass.tsx";
import { formatDate } from "#ui/text/date-words.ts";
import { capitalize } from "#ui/text/text.ts";
import { PageLink } from "#ui/text/text-link.tsx";
import { largeLook, WantedAnswer, WantedQuestion, WantedReason } from "./wanted.tsx";

/**
 * The result, first and large: whether the day in mind works, or the first day on which one can really fly.
 * @param props.children what else stands in the pass, such as who travels
 */
export function PlanResult({ plan, children }: { plan: PlanView; children?: ReactNode }) {
  const { move, name, route, practical, byRules, next, wanted, notes, questions } = plan;
  const isRefused = wanted && !wanted.works;
  const hasObstacles = plan.obstacles.length > 0;
  const firstDay = `The first day ${name ?? "you"} can ${byRules ? "really fly" : "fly"}`;
  return (
    <div id="result" className="scroll-mt-20">
      <Pass
        id="result-title"
        className="own-action pass-transition"
        eyebrow={move}
        title={wanted ? <WantedQuestion wanted={wanted} /> : firstDay}
        route={route}
        stamp={wanted?.stamp}
        headline={
          <>
            {wanted && <WantedAnswer wanted={wanted} />}
            <PracticalDay
              landing={practical}
              isAlsoByRules={!byRules}
              {...(wanted && { lead: firstDay, search: wanted.firstSearch })}
            />
            {children}
          </>
        }
        stub={next && <NextMove next={next} />}
      >
        {(hasObstacles || isRefused) && (
          <div className="grid gap-2">
            {isRefused && <WantedReason wanted={wanted} />}
            {hasObstacles && <Obstacles obstacles={plan.obstacles} section="conditions-title" />}
          </div>
        )}
      </Pass>
      <div className="my-5 grid gap-x-14 gap-y-2 lg:grid-cols-2 print:my-2">
        <div className="grid content-start gap-2">
          <p>
            <strong>{isRefused ? "How we count the first day:" : "Why not sooner:"}</strong>{" "}
            <DatedWords text={practical.decision} />
          </p>
          {notes.map((note) => (
            <p key={keyOf(note)}>
              <DatedWords text={note} />
            </p>
          ))}
        </div>
        {byRules && (
          <div>
            <Fold
              title="The earliest by the rules"
              hint={<Time day={byRules.landing} />}
              heading={null}
              isOpenWhereWide
            >
              <p id="earliest-landing" className="text-ink-soft">
                The earliest landing that rules and offices allow: <Time day={byRules.landing} />.{" "}
                {byRules.whyLater}
              </p>
            </Fold>
          </div>
        )}
      </div>
      {questions.length > 0 && (
        <h2 className="mb-2 font-semibold text-xl">
          {questions.length > 1 ? "Your answers" : "Your answer"} may bring this day forward
        </h2>
      )}
      <div
        className={questions.length > 1 ? "mb-8 grid gap-x-14 gap-y-3 *:mb-0 lg:grid-cols-2" : ""}
      >
        {questions.map((question) => (
          <OpenQuestion key={question.title} question={question} />
        ))}
      </div>
    </div>
  );
}

/** What the owner or the vet does next. */
const NextMove = ({ next: { what, by, isToday } }: { next: NonNullable<PlanView["next"]> }) => (
  <StubFigure
    label={isToday ? "Your move, today" : "Your move, by"}
    figure={<Time day={by} isWhole />}
  >
    {capitalize(what)}.
  </StubFigure>
);

type OpenQuestionProps = { question: PlanView["questions"][number] };

/** A question that the plan stands or falls with, with a link for each answer. */
function OpenQuestion({ question: { title, text, answers, guide } }: OpenQuestionProps) {
  return (
    <Notice tone="ask" title={title}>
      <p>
        <DatedWords text={text} />
      </p>
      <ul className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        {answers.map(({ words, search }) => (
          <li key={words}>
            <ButtonLink to={{ search }} preventScrollReset look="quiet" className="max-sm:px-4!">
              {words}
            </ButtonLink>
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

type PracticalDayProps = {
  landing: LandingView;
  isAlsoByRules: boolean;
  /** What the day is, where the pass has another title. */
  lead?: string;
  /** The query of its plan, where the plan may be of another day. */
  search?: string;
};

/** Where the flight leaves on another day, that day comes first. */
function PracticalDay({ landing: practical, isAlsoByRules, lead, search }: PracticalDayProps) {
  const { landing, departure, first, onTheWay } = practical;
  const rulesId = isAlsoByRules ? "earliest-landing" : undefined;
  const day = <Time day={first} isWhole />;
  return (
    <>
      <p id={departure ? undefined : "practical-landing"} className={lead ? "mt-2" : largeLook}>
        {lead && `${lead}: `}
        <span id={departure ? undefined : rulesId}>
          {search ? (
            <PageLink
              to={{ search }}
              replace
              preventScrollReset
              className="inline-block font-semibold"
            >
              {day}
            </PageLink>
          ) : (
            day
          )}
        </span>
      </p>
      {departure && (
        <p id="practical-landing" className="mt-1">
          Leave then, and land on{" "}
          <span id={rulesId}>
            <Time day={landing} isWhole />
          </span>
          .
        </p>
      )}
      {onTheWay.length > 0 && (
        <p id="way-home" className="mt-1 font-semibold">
          <DatedWords text={onTheWay} isWhole />
        </p>
      )}
    </>
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
