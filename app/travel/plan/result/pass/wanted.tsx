import type { PlanView } from "#travel/plan/result/plan-view.server.ts";
import { DatedWords, keyOf, Time } from "#travel/plan/result/text/shown-text.tsx";
import { PageLink } from "#ui/text/text-link.tsx";

type WantedProps = { wanted: NonNullable<PlanView["wanted"]> };

/** What was asked, in the title of the pass. */
export const WantedQuestion = ({ wanted: { day, works } }: WantedProps) =>
  works ? (
    "The day you have in mind"
  ) : (
    <>
      Landing on <Time day={day} isWhole />?
    </>
  );

/** The answer in large letters. */
export const WantedAnswer = ({ wanted: { answer, works, reason } }: WantedProps) =>
  works ? (
    <p role="status">
      <span className={`block ${largeLook}`}>
        <DatedWords text={works} isWhole />
      </span>{" "}
      {reason && <span className="mt-1 block">{reason}</span>}
    </p>
  ) : (
    <p className={largeLook}>
      <DatedWords text={[answer]} isWhole />
    </p>
  );

/** Why the day in mind is tight or impossible, and what is possible in its place. */
export function WantedReason({ wanted: { reason, alternatives } }: WantedProps) {
  return (
    <>
      {reason && <p>{reason}</p>}
      {alternatives.map(({ text, arrive, search }) => (
        <p key={keyOf(text)}>
          <DatedWords text={text} />{" "}
          {arrive && (
            <PageLink to={{ search }} replace preventScrollReset className="font-semibold">
              <Time day={arrive} />
            </PageLink>
          )}
        </p>
      ))}
    </>
  );
}

/** The look of the pass’s answer: as large as “Wed 30 September 2027” has room on one line. */
export const largeLook =
  "mt-1 text-balance font-display font-semibold text-[1.47rem] leading-tight tracking-tight sm:text-title max-xl:@4xl:text-heading";
