import type { ReactNode } from "react";
import { href } from "react-router";
import { petNames, pets } from "#content/pets.ts";
import type { Day } from "#travel/move/calendar.ts";
import { type PlanQuery, writeQuery } from "#travel/plan/plan-query.ts";
import { shortDayWords } from "#travel/plan/result/text/day-words.server.ts";
import { Time } from "#travel/plan/result/text/shown-text.tsx";
import { rulesOf } from "#travel/rules/rules.ts";
import { ButtonLink } from "#ui/button.tsx";
import { countWords } from "#ui/text/text.ts";
import type { FirstFlight } from "./first-flights.ts";
import type { GuideModel } from "./guide-model.ts";

const planPath = (query: PlanQuery) => `${href("/plan")}?${writeQuery(query)}`;

/** When a pet for which nothing is done yet can fly, and when it is home; with the ways to a plan of its own. */
export function FirstFlights({ guide }: { guide: GuideModel }) {
  const { name, destination, flights, today } = guide;
  const { via = [] } = destination;
  const names = new Set(flights.map(namesOf));
  const [all] = names.size === 1 ? names : [];
  return (
    <section
      aria-labelledby="first-flight"
      className="mt-4 rounded-card bg-paper px-4 py-3 shadow-card sm:p-6"
    >
      <h2 id="first-flight" className="font-semibold text-xl leading-snug">
        {all ? `${all} that starts today` : "If you start today"}
      </h2>
      {flights.length === 0 && <p className="mt-1">No flight within two years. Please ask us.</p>}
      {flights.map((flight) => (
        <Flight
          key={`${flight.pets} ${flight.stop}`}
          flight={flight}
          names={all ? null : namesOf(flight)}
          today={today}
        />
      ))}
      <p className="mt-3 flex flex-wrap gap-2">
        {via.length > 0
          ? via.map((stop) => (
              <ButtonLink
                key={stop}
                to={planPath({ to: name, via: stop })}
                className="max-sm:basis-0 max-sm:grow max-sm:px-4! max-sm:leading-tight"
              >
                Plan by way of {rulesOf(stop).destination.inTitle}
              </ButtonLink>
            ))
          : pets.map((pet) => (
              <ButtonLink key={pet} to={planPath({ to: name, pet })} className="max-sm:px-4!">
                Plan for a {petNames[pet].toLowerCase()}
              </ButtonLink>
            ))}
      </p>
    </section>
  );
}

/** Such as "A dog or cat". */
const namesOf = ({ pets: flying }: FirstFlight): string =>
  `A ${flying.map((pet) => petNames[pet].toLowerCase()).join(" or ")}`;

type FlightProps = {
  flight: FirstFlight;
  /** The pets, where not all flights are for the same. */
  names: string | null;
  today: Day;
};

function Flight({ flight, names, today }: FlightProps) {
  const { stop, departure, landing, homeOn } = flight;
  const time = countWords(Math.ceil((landing - today) / 7), "week");
  const way = stop && `By way of ${rulesOf(stop).destination.inTitle}`;
  const label = [names, way].filter(Boolean).join(". ");
  return (
    <>
      {label && <p className="mt-1 text-ink-soft">{label}</p>}
      <dl className="flex flex-wrap gap-x-3 gap-y-1 sm:gap-x-8">
        <Fact term="leaves India">
          <Time day={shortDayWords(departure, today)} />
        </Fact>
        {stop ? (
          <Fact term={`lands, in ${time}`}>
            <Time day={shortDayWords(landing, today)} />
          </Fact>
        ) : (
          <Fact term="from today">{time}</Fact>
        )}
        {homeOn !== null && homeOn > landing && (
          <Fact term="is home">
            <Time day={shortDayWords(homeOn, today)} />
          </Fact>
        )}
      </dl>
    </>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-ink-soft text-sm">{term}</dt>
    <dd className="font-display font-semibold text-xl text-teal">{children}</dd>
  </div>
);
