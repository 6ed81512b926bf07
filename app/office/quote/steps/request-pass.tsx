import { petNames } from "#content/pets.ts";
import { anywhere, type QuoteQuery } from "#office/quote/input/quote-query.ts";
import { answerPromise } from "#office/reply/reply-promise.ts";
import { Pass, PassBlank, PassFact, type PassRoute, passFacts } from "#ui/paper/pass.tsx";

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
    <div aria-hidden="true" className="mb-6 max-md:hidden print:hidden">
      <Pass
        id="request"
        title={to === "india" ? `${place || "Abroad"} to ${here}` : titleFrom(here, there)}
        route={to === "" ? unknownRoute : routes[pet === "cat" ? pet : "dog"][to]}
        isPictureLazy
        stub={<p>{answerPromise}</p>}
      >
        <dl className={passFacts}>
          <PassFact label="Who travels">
            {[kind, breed].filter(Boolean).join(", ") || <PassBlank />}
          </PassFact>
          <PassFact label="When">{months[month] ?? <PassBlank />}</PassFact>
        </dl>
      </Pass>
    </div>
  );
}

const choices: Record<string, string | undefined> = anywhere.choices;

const titleFrom = (here: string, there: string | undefined) =>
  there ? `${here} to ${there}` : `From ${here}`;

/** Before a destination is chosen. */
const unknownRoute = { codes: ["IN", ""] };
