import { anywhere, type QuoteQuery } from "#office/quote/input/quote-query.ts";
import { answerPromise } from "#office/reply/reply-promise.ts";
import { petNames } from "#travel/move/move-title.ts";
import { Pass, PassFact, type PassRoute, passFacts } from "#ui/paper/pass.tsx";

export type RequestPassProps = {
  query: QuoteQuery;
  months: Record<string, string>;
  /** Each pet's, by their destinations. */
  routes: Record<keyof typeof petNames, Record<string, PassRoute>>;
};

/**
 * The pass of the move, which fills in beside the steps while their fields are filled in. Screen readers skip it: it
 * only repeats them.
 */
export function RequestPass({ query, months, routes }: RequestPassProps) {
  const { to = "", city, place, month = "", pet, breed } = query;
  const here = city || "India";
  const there = place || choices[to];
  const kind = pet === "dog" || pet === "cat" ? petNames[pet] : null;
  return (
    <div aria-hidden="true" className="mb-6 max-lg:hidden print:hidden">
      <Pass
        id="request"
        title={to === "india" ? `${place || "Abroad"} to ${here}` : `${here} to ${there ?? open}`}
        route={routes[pet === "cat" ? pet : "dog"][to]}
        isPictureLazy
        stub={<p>{answerPromise}</p>}
      >
        <dl className={passFacts}>
          <PassFact label="Who travels">
            {[kind, breed].filter(Boolean).join(", ") || open}
          </PassFact>
          <PassFact label="When">{months[month] ?? open}</PassFact>
        </dl>
      </Pass>
    </div>
  );
}

const choices: Record<string, string | undefined> = anywhere.choices;

/** In place of what is not filled in yet. */
const open = "…";
